import { addressOf, deployedFile } from "./prune";

const none = new Set<string>();

describe("addressOf", () => {
  it.each([
    ["index.html", "/"],
    ["faq.html", "/faq"],
    ["blog/casus.html", "/blog/casus"],
  ])("%s shows %s", (file, path) => {
    expect(addressOf(file)).toBe(path);
  });
});

describe("deployedFile", () => {
  it.each([
    "app-92afc3b4ce1cb8dbf052.js.map",
    "chunk-map.json",
    "webpack.stats.json",
    "render-page.js",
    "render-page.js.map",
    "_gatsby/slices/_gatsby-scripts-1.html",
    "~partytown/partytown.js",
    "0a1b-data.mdb",
    "404/index.html",
    "page-data/404/page-data.json",
    "page-data/dev-404-page/page-data.json",
    "_redirects",
    "index.html.br",
  ])("does not deploy %s", (file) => {
    expect(deployedFile(file, none)).toBeUndefined();
  });

  it.each([
    "index.html",
    "404.html",
    "app-92afc3b4ce1cb8dbf052.js",
    "app-92afc3b4ce1cb8dbf052.js.LICENSE.txt",
    "page-data/404.html/page-data.json",
    "page-data/app-data.json",
    "page-data/faq/page-data.json",
    "static/a-1.woff2",
    "google123.html",
  ])("deploys %s as it is", (file) => {
    expect(deployedFile(file, none)).toBe(file);
  });

  it("deploys a page as one file beside its folder", () => {
    expect(deployedFile("blog/index.html", none)).toBe("blog.html");
    expect(deployedFile("blog/casus/index.html", none)).toBe("blog/casus.html");
  });

  it("leaves out the page of an address that the host redirects, and keeps its data for clicks inside the site", () => {
    const redirected = new Set(["/offerte-formulier"]);
    expect(deployedFile("offerte-formulier/index.html", redirected)).toBeUndefined();
    expect(deployedFile("page-data/offerte-formulier/page-data.json", redirected)).toBeDefined();
  });
});
