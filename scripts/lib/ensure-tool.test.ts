import { type Attempt, ensureTool } from "./ensure-tool";

const attempt = (title: string, run: () => void, possible = true): Attempt => ({
  title,
  possible: () => possible,
  run: async () => run(),
});

describe("ensureTool", () => {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  beforeEach(() => {
    lines.length = 0;
  });

  it("installs nothing that is there", async () => {
    const run = jest.fn();
    const tool = { name: "nginx", find: () => "/usr/sbin/nginx", attempts: [attempt("apt-get", run)], byHand: "" };
    expect(await ensureTool(tool, log)).toBe(true);
    expect(run).not.toHaveBeenCalled();
    expect(lines).toEqual(["nginx: /usr/sbin/nginx"]);
  });

  it("tries one way after the other until the tool is found", async () => {
    let place: string | undefined;
    const never = jest.fn();
    const attempts = [
      attempt("a closed way", never, false),
      attempt("a download", () => {
        throw new Error("no network\nat line 1");
      }),
      attempt("apt-get", () => {
        place = "/usr/bin/chromium";
      }),
      attempt("a last way", never),
    ];
    expect(await ensureTool({ name: "Chromium", find: () => place, attempts, byHand: "" }, log)).toBe(true);
    expect(never).not.toHaveBeenCalled();
    expect(lines).toEqual([
      "Chromium: a closed way is not possible here",
      "Chromium: missing, trying a download",
      "Chromium: a download failed: no network",
      "Chromium: missing, trying apt-get",
      "Chromium: /usr/bin/chromium",
    ]);
  });

  it("says what to do by hand when nothing worked", async () => {
    const tool = { name: "nginx", find: () => undefined, attempts: [], byHand: "Install nginx." };
    expect(await ensureTool(tool, log)).toBe(false);
    expect(lines).toEqual(["nginx: NOT FOUND. Install nginx."]);
  });
});
