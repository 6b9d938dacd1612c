import { residentMemory, treeMemory } from "./process-memory";

describe("treeMemory", () => {
  it("adds up a process and all below it, in whatever order they are listed", () => {
    const processes = [
      { pid: 4, parent: 3, memory: 8 },
      { pid: 3, parent: 2, memory: 4 },
      { pid: 2, parent: 1, memory: 2 },
      { pid: 9, parent: 1, memory: 100 },
    ];
    expect(treeMemory(2, processes)).toBe(14);
  });

  it("reads the memory of this process", () => {
    expect(residentMemory(process.pid)).toBeGreaterThan(20_000_000);
  });
});
