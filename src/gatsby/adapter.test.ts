import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { IAdapter } from "gatsby";
import { hostingAdapter } from "./adapter";

type AdaptContext = Parameters<IAdapter["adapt"]>[0];

const options = () => ({
  siteUrl: "https://www.example.nl",
  sources: [],
  inlineScripts: [],
  redirects: [{ from: "/oud", to: "/", status: 301 as const }],
});

describe("hostingAdapter", () => {
  const project = process.cwd();
  let root = "";
  const timer = { start: jest.fn(), end: jest.fn(), setStatus: jest.fn(), panic: jest.fn() };
  const adapt = () => {
    const context = { reporter: { activityTimer: () => timer } };
    return hostingAdapter(options).adapt(context as unknown as AdaptContext);
  };

  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), "adapter-"));
    process.chdir(root);
    await mkdir("public");
    await writeFile("public/index.html", "<p>home</p>");
    jest.clearAllMocks();
  });
  afterEach(async () => {
    process.chdir(project);
    await rm(root, { recursive: true });
  });

  it("publishes the build with the redirects that were met while pages were made", async () => {
    await writeFile("public/404.html", "<p>404</p>");
    await adapt();
    expect(await readFile(".hosting/site/_redirects", "utf8")).toBe("/oud / 301\n/oud/ / 301\n");
    expect(timer.panic).not.toHaveBeenCalled();
    expect(timer.end).toHaveBeenCalledTimes(1);
  });

  it("stops the build with the reason", async () => {
    await mkdir("public/faq");
    for (const file of ["public/faq.html", "public/faq/index.html"]) await writeFile(file, "<p>faq</p>");
    await adapt();
    expect(timer.panic).toHaveBeenCalledWith(expect.stringContaining("would both be deployed as faq.html"));
  });

  it("tells Gatsby which settings it supports", () => {
    const { config } = hostingAdapter(options);
    expect(config?.({} as unknown as AdaptContext)).toEqual({
      supports: { pathPrefix: false, trailingSlash: ["never"] },
    });
  });
});
