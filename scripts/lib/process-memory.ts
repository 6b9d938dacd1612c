import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

interface ProcessInfo {
  pid: number;
  parent: number;
  /** Resident memory in bytes. */
  memory: number;
}

const KIB = 1024;

const fromProc = (): ProcessInfo[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, "utf8");
        const field = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
        return [{ pid: Number(name), parent: field("PPid"), memory: field("VmRSS") * KIB }];
      } catch {
        return [];
      }
    });

const fromPs = (): ProcessInfo[] =>
  execFileSync("ps", ["-axo", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, memory = 0]) => ({ pid, parent, memory: memory * KIB }));

/** Memory of a process and its descendants. */
export const treeMemory = (root: number, processes: readonly ProcessInfo[]): number => {
  const tree = new Set([root]);
  for (let size = 0; size !== tree.size; ) {
    size = tree.size;
    for (const { pid, parent } of processes) {
      if (tree.has(parent)) {
        tree.add(pid);
      }
    }
  }
  return processes.filter(({ pid }) => tree.has(pid)).reduce((sum, { memory }) => sum + memory, 0);
};

/** Resident memory of a process and its descendants, in bytes; shared pages count in each. */
export const residentMemory = (root: number): number =>
  treeMemory(root, process.platform === "linux" ? fromProc() : fromPs());
