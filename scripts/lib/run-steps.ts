import { notRun, type Outcome } from "./test-report";

/** Something to do, in its place among other things. */
export interface Step {
  name: string;
  /** Steps without which this one says nothing. */
  needs?: readonly string[];
  /** Whether nothing else runs beside it, because it uses the whole machine or shows its output. */
  alone?: boolean;
}

/** What to do with steps. */
interface Runner<S extends Step> {
  /** Number of steps that run side by side. */
  lanes: number;
  perform: (step: S) => Promise<Outcome>;
  /** Hears of each step that ended, with how long it took, in s. */
  ended: (step: S, outcome: Outcome, seconds: number) => void;
}

/**
 * Performs steps, several at a time: each as soon as there is a lane and what it needs has ended, earlier ones first.
 * A step is not performed when one that it needs has failed.
 *
 * @returns the outcome of each, in the order of the steps
 */
export const runSteps = async <S extends Step>(
  steps: readonly S[],
  { lanes, perform, ended }: Runner<S>,
): Promise<Outcome[]> => {
  const outcomes = new Map<S, Outcome>();
  const running = new Map<S, Promise<void>>();
  const waiting = new Set(steps);

  const neededBy = ({ needs = [] }: S): S[] => steps.filter(({ name }) => needs.includes(name));
  const mayStart = (step: S): boolean => {
    const aloneRuns = [...running.keys()].some(({ alone }) => alone);
    const hasRoom = step.alone ? running.size === 0 : running.size < lanes && !aloneRuns;
    return hasRoom && neededBy(step).every((needed) => outcomes.has(needed));
  };
  const start = async (step: S): Promise<void> => {
    const began = performance.now();
    const failed = neededBy(step).find((needed) => (outcomes.get(needed)?.failures.length ?? 0) > 0);
    const outcome = failed ? notRun(step.name, failed.name) : await perform(step);
    outcomes.set(step, outcome);
    ended(step, outcome, (performance.now() - began) / 1000);
  };

  while (waiting.size + running.size > 0) {
    for (const step of waiting) {
      if (mayStart(step)) {
        waiting.delete(step);
        running.set(
          step,
          start(step).finally(() => running.delete(step)),
        );
      }
    }
    if (running.size === 0) {
      throw new Error(`These steps need each other: ${[...waiting].map(({ name }) => name).join(", ")}`);
    }
    await Promise.race(running.values());
  }
  return steps.flatMap((step) => outcomes.get(step) ?? []);
};
