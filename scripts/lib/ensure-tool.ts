import { reason } from "./script";

/** A way to install a tool. */
export interface Attempt {
  /** For the log: what is done. */
  title: string;
  /** Whether the way is open on this machine. */
  possible: () => boolean | Promise<boolean>;
  run: () => Promise<void>;
}

/** A tool that the tests need. */
export interface Tool {
  name: string;
  /** Where it is; undefined when it is missing. */
  find: () => string | undefined | Promise<string | undefined>;
  /** Ways to install it, best first. */
  attempts: readonly Attempt[];
  /** What to do by hand when no way worked. */
  byHand: string;
}

/**
 * Finds a tool, or tries to install it in each open way until it is found.
 *
 * @returns whether the tool is there
 */
export const ensureTool = async (
  { name, find, attempts, byHand }: Tool,
  log: (line: string) => void,
): Promise<boolean> => {
  const found = await find();
  if (found) {
    log(`${name}: ${found}`);
    return true;
  }
  for (const { title, possible, run } of attempts) {
    if (!(await possible())) {
      log(`${name}: ${title} is not possible here`);
      continue;
    }
    log(`${name}: missing, trying ${title}`);
    try {
      await run();
    } catch (error) {
      log(`${name}: ${title} failed: ${reason(error).split("\n")[0]}`);
    }
    const installed = await find();
    if (installed) {
      log(`${name}: ${installed}`);
      return true;
    }
  }
  log(`${name}: NOT FOUND. ${byHand}`);
  return false;
};
