import { runSteps, type Step } from "./run-steps";

/** Starts steps that the test ends, and records which are running. */
const running = (steps: readonly Step[], lanes = 2) => {
  const ends = new Map<string, () => void>();
  const result = runSteps(steps, lanes, async ({ name }) => {
    await new Promise<void>((resolve) => ends.set(name, resolve));
    ends.delete(name);
    return name;
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    result,
    now: async () => {
      await settle();
      return [...ends.keys()];
    },
    end: async (name: string) => {
      await settle();
      ends.get(name)?.();
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
  expect([...(await result).values()].sort()).toEqual(["a", "b", "c"]);
});

test("a step waits for what it needs, others go before it", async () => {
  const { now, end } = running([{ name: "a" }, { name: "b", needs: ["a"] }, { name: "c" }]);
  expect(await now()).toEqual(["a", "c"]);
  await end("a");
  expect(await now()).toEqual(["c", "b"]);
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
