/** Calls a function for every item, `limit` at a time; rejects with the first error. */
export const inParallel = async <Item>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<void>,
): Promise<void> => {
  const queue = items[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const item of queue) {
      await run(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
};
