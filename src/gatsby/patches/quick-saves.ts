import { createRequire } from "node:module";
import path from "node:path";

const load = createRequire(path.resolve("package.json"));

/** A change of a node that waits for its batch. */
interface Mutation {
  resolve?: (made: unknown) => void;
}

type Apply = (mutation: Mutation, store: unknown) => unknown;

/** How `develop` gathers changes of nodes before it makes pages. */
interface Batching {
  after: Record<number, string>;
  on: { ADD_NODE_MUTATION: object[] };
}

/** The fields that Gatsby found in the nodes of each type. */
type TypeMap = Readonly<Record<string, object>>;

type HaveEqualFields = (one: unknown, other: unknown) => boolean;

type Build = (args: object) => Promise<void>;

type Definitions = ReadonlyMap<string, { hash: number }>;

type WriteTypes = (folder: string, schema: object, definitions: Definitions, options: unknown) => Promise<void>;

/** What of Gatsby's `develop` changes. */
export const developParts = () => ({
  batching: load("gatsby/dist/state-machines/waiting").waitingStates.states.batchingNodeMutations as Batching,
  mutations: load("gatsby/dist/utils/call-deferred-api") as { callRealApi: Apply },
  schema: load("gatsby/dist/schema") as { build: Build },
  typegen: load("gatsby/dist/utils/graphql-typegen/ts-codegen") as { writeTypeScriptTypes: WriteTypes },
  inference: load("gatsby/dist/schema/infer/inference-metadata") as { haveEqualFields: HaveEqualFields },
  redux: load("gatsby/dist/redux") as { store: { getState: () => { inferenceMetadata: { typeMap: TypeMap } } } },
});

/** Gatsby's half second, in milliseconds, and what is enough: a burst of changes ends with a pause as long. */
const GATSBY_WAIT = 500;
const QUIET = 100;

/** Changes are taken together until none came for a tenth of a second. */
export const endWithQuiet = (batching: Batching): void => {
  const { [GATSBY_WAIT]: next, ...others } = batching.after;
  if (!next) {
    throw new Error("Gatsby's wait for changes has changed: see src/gatsby/patches/README.md");
  }
  batching.after = { ...others, [QUIET]: next };
  // Entered anew, the state starts its clock again.
  batching.on.ADD_NODE_MUTATION = batching.on.ADD_NODE_MUTATION.map((transition) => ({
    target: "batchingNodeMutations",
    internal: false,
    ...transition,
  }));
};

/** The same, but its answer is there when the node is, with all nodes that are made from it. */
export const untilMade =
  (apply: Apply): Apply =>
  (mutation, store) => {
    let made: unknown;
    const resolve = (result: unknown): void => {
      made = result;
      mutation.resolve?.(result);
    };
    apply({ ...mutation, resolve }, store);
    return made;
  };

/** The same, made anew only where the fields that Gatsby finds in nodes have changed; those of its own pages are fixed. */
export const whenFieldsChange = (
  build: Build,
  { typeMap, haveEqualFields }: { typeMap: () => TypeMap; haveEqualFields: HaveEqualFields },
): Build => {
  let last: TypeMap | undefined;
  return async (args) => {
    const now = typeMap();
    const isAsBefore = (type: string): boolean => type === "SitePage" || haveEqualFields(now[type], last?.[type]);
    if (last && Object.keys(now).every(isAsBefore)) {
      return;
    }
    await build(args);
    last = structuredClone(typeMap());
  };
};

/** The same, where the schema or a query has changed. */
export const whenQueriesChange = (write: WriteTypes): WriteTypes => {
  let written: { schema: object; hashes: string } | undefined;
  return async (folder, schema, definitions, options) => {
    const hashes = [...definitions.values()]
      .map(({ hash }) => hash)
      .sort()
      .join();
    if (written?.schema !== schema || written.hashes !== hashes) {
      await write(folder, schema, definitions, options);
      written = { schema, hashes };
    }
  };
};

/**
 * Has `develop` show a save sooner. Gatsby waits half a second for more changes, and then makes pages while nodes are
 * still being made from the file; that this went well was luck: it made its schema meanwhile.
 */
export const saveQuickly = (): void => {
  const { batching, mutations, schema, typegen, inference, redux } = developParts();
  endWithQuiet(batching);
  mutations.callRealApi = untilMade(mutations.callRealApi);
  const typeMap = () => redux.store.getState().inferenceMetadata.typeMap;
  schema.build = whenFieldsChange(schema.build, { typeMap, ...inference });
  typegen.writeTypeScriptTypes = whenQueriesChange(typegen.writeTypeScriptTypes);
};
