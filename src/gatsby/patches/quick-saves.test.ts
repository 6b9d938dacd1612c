import { createRequire } from "node:module";
import path from "node:path";
import { developParts, endWithQuiet, untilMade, whenFieldsChange, whenQueriesChange } from "./quick-saves";

const load = createRequire(path.resolve("package.json"));

const parts = developParts();

describe("a burst of changes", () => {
  const { interpret } = load("xstate");
  const { waitingMachine } = load("gatsby/dist/state-machines/waiting");
  const apply = jest.fn();

  /** Gatsby's own machine, which notes the size of each batch that it hands on. */
  const start = () => {
    const services = { runMutationBatch: async ({ runningBatch }: { runningBatch: [] }) => apply(runningBatch.length) };
    const context = { nodeMutationBatch: [], runningBatch: [] };
    return interpret(waitingMachine.withConfig({ services }).withContext(context)).start();
  };

  beforeAll(() => {
    endWithQuiet(parts.batching);
  });

  beforeEach(() => {
    jest.useFakeTimers();
    apply.mockReset();
  });

  afterEach(() => jest.useRealTimers());

  it("is one batch, as soon as nothing came for a tenth of a second", () => {
    const machine = start();
    for (let change = 0; change < 4; change += 1) {
      machine.send({ type: "ADD_NODE_MUTATION", payload: {} });
      jest.advanceTimersByTime(90);
    }
    expect(apply).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10);
    expect(apply.mock.calls).toEqual([[4]]);
    machine.stop();
  });

  it("still ends at Gatsby's limit", () => {
    const machine = start();
    for (let change = 0; change < 100; change += 1) {
      machine.send({ type: "ADD_NODE_MUTATION", payload: {} });
    }
    expect(apply).toHaveBeenCalledTimes(1);
    machine.stop();
  });

  it("fails loudly where Gatsby waits in another way", () => {
    expect(() => endWithQuiet({ after: { 250: "committingBatch" }, on: { ADD_NODE_MUTATION: [] } })).toThrow("README");
  });
});

it("a change is made when all that follows from it is", async () => {
  const resolve = jest.fn();
  const apply = untilMade((mutation) => mutation.resolve?.(Promise.resolve("86 nodes")));
  expect(await apply({ resolve }, {})).toBe("86 nodes");
  expect(await resolve.mock.calls[0]?.[0]).toBe("86 nodes");
  expect(await untilMade(() => undefined)({}, {})).toBeUndefined();
});

describe("the schema", () => {
  const { haveEqualFields } = parts.inference;
  const withFields = (...names: string[]) => ({
    fieldMap: Object.fromEntries(names.map((name) => [name, { string: { total: 1, first: "a", example: "b" } }])),
  });

  it("is made anew where a field or a type is new, and not for another text", async () => {
    let types = { City: withFields("name"), SitePage: withFields() };
    const build = jest.fn(async () => undefined);
    const rebuild = whenFieldsChange(build, { typeMap: () => types, haveEqualFields });
    await rebuild({});
    types = { City: withFields("name"), SitePage: withFields("path") };
    await rebuild({});
    expect(build).toHaveBeenCalledTimes(1);
    types = { City: withFields("name", "lead"), SitePage: withFields("path") };
    await rebuild({});
    expect(build).toHaveBeenCalledTimes(2);
    await rebuild({});
    types = { ...types, ...{ Article: withFields("title") } };
    await rebuild({});
    expect(build).toHaveBeenCalledTimes(3);
  });
});

it("types of queries are written for another schema or query, in whatever order the queries were found", async () => {
  const write = jest.fn(async () => undefined);
  const writeTypes = whenQueriesChange(write);
  const schema = {};
  const queries = (...hashes: number[]) => new Map(hashes.map((hash) => [String(hash), { hash }]));
  await writeTypes("", schema, queries(1, 2), {});
  await writeTypes("", schema, queries(2, 1), {});
  expect(write).toHaveBeenCalledTimes(1);
  await writeTypes("", schema, queries(2, 3), {});
  await writeTypes("", {}, queries(2, 3), {});
  expect(write).toHaveBeenCalledTimes(3);
});

it("stands on parts that Gatsby has", () => {
  expect(parts).toMatchObject({
    mutations: { callRealApi: expect.any(Function) },
    schema: { build: expect.any(Function) },
    typegen: { writeTypeScriptTypes: expect.any(Function) },
  });
  expect(parts.redux.store.getState().inferenceMetadata.typeMap).toEqual({});
});
