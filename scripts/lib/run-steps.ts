export interface Step {
  name: string;
  /** Steps that must end first. */
  needs?: readonly string[];
  /** Whether it must run alone, because it uses the whole machine or shows its output. */
  alone?: boolean;
}

/**
 * Runs steps, several at a time: each as soon as a lane is free and its needs have ended, in order.
 * @param perform runs one step; receives the results so far
 * @returns results by name
 */
export const runSteps = async <S extends Step, Result>(
  steps: readonly S[],
  lanes: number,
  perform: (step: S, results: ReadonlyMap<string, Result>) => Promise<Result>,
): Promise<ReadonlyMap<string, Result>> => {
  const results = new Map<string, Result>();
  const waiting = new Set(steps);
  const running = new Map<S, Promise<unknown>>();
  const mayStart = ({ needs = [], alone }: S): boolean =>
    needs.every((name) => results.has(name)) &&
    running.size < (alone ? 1 : lanes) &&
    ![...running.keys()].some((other) => other.alone);
  const run = async (step: S): Promise<void> => {
    results.set(step.name, await perform(step, results));
    running.delete(step);
  };
  while (waiting.size + running.size > 0) {
    const next = [...waiting].find(mayStart);
    if (next) {
      waiting.delete(next);
      running.set(next, run(next));
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`These steps need each other: ${[...waiting].map(({ name }) => name).join(", ")}`);
    }
  }
  return results;
};
