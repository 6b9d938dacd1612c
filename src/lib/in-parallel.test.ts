import { inParallel } from "./in-parallel";

describe("inParallel", () => {
  it("handles every item once, never more than the limit at a time", async () => {
    const seen: number[] = [];
    let running = 0;
    let most = 0;
    await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      seen.push(item);
      running -= 1;
    });
    expect(seen.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
  });

  it("rejects with the first error", async () => {
    const run = async (item: number) => {
      if (item === 2) {
        throw new Error("two");
      }
    };
    await expect(inParallel([1, 2, 3], 2, run)).rejects.toThrow("two");
  });
});
