import { reason } from "./script";

export interface Attempt {
  title: string;
  /** Whether it can be tried on this machine. */
  possible: () => boolean | Promise<boolean>;
  run: () => Promise<void>;
}

export interface Tool {
  name: string;
  /** Its place, if it is installed. */
  find: () => string | undefined | Promise<string | undefined>;
  /** Ways to install it, best first. */
  attempts: readonly Attempt[];
  /** Manual instructions, if no way works. */
  byHand: string;
}

/**
 * Finds a tool, or tries each possible way to install it.
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
