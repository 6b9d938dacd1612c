import { runSteps, type Step } from "./run-steps";
import { checkOutcome, type Outcome } from "./test-report";

const fine = (): Outcome => checkOutcome("", true, "");

/** Runs steps that end when told, and notes what runs. */
const running = (steps: readonly Step[], lanes = 2) => {
  const ends = new Map<string, (outcome: Outcome) => void>();
  const result = runSteps(steps, {
    lanes,
    perform: ({ name }) => new Promise((resolve) => ends.set(name, resolve)),
    ended: ({ name }) => ends.delete(name),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    result,
    now: async () => {
      await settle();
      return [...ends.keys()];
    },
    end: async (name: string, outcome = fine()) => {
      await settle();
      ends.get(name)?.(outcome);
      await settle();
    },
  };
};

test("steps run side by side, earlier ones first", async () => {
  const { now, end, result } = running([{ name: "a" }, { name: "b" }, { name: "c" }]);
  expect(await now()).toEqual(["a", "b"]);
  await end("b");
  expect(await now()).toEqual(["a", "c"]);
  await end("a");
  await end("c");
  expect(await result).toHaveLength(3);
});

test("a step waits for what it needs, others go before it", async () => {
  const { now, end } = running([{ name: "a" }, { name: "b", needs: ["a"] }, { name: "c" }]);
  expect(await now()).toEqual(["a", "c"]);
  await end("a");
  expect(await now()).toEqual(["c", "b"]);
});

test("a step is not performed when one that it needs failed", async () => {
  const { end, result } = running([{ name: "a" }, { name: "b", needs: ["a"] }]);
  await end("a", checkOutcome("a", false, "wrong"));
  expect((await result)[1]).toMatchObject({ passed: 0, failures: [{ name: "b" }] });
});

test("nothing runs beside a step that runs alone", async () => {
  const { now, end } = running([{ name: "a", alone: true }, { name: "b" }, { name: "c", alone: true }]);
  expect(await now()).toEqual(["a"]);
  await end("a");
  expect(await now()).toEqual(["b"]);
  await end("b");
  expect(await now()).toEqual(["c"]);
});

test("steps that need each other are an error, not a wait without end", async () => {
  const steps = [
    { name: "a", needs: ["b"] },
    { name: "b", needs: ["a"] },
  ];
  await expect(running(steps).result).rejects.toThrow("These steps need each other: a, b");
});
