import { pageTrail } from "./breadcrumbs";

const home = { title: "Home", path: "/" };
const services = { title: "Arbeidsmediation", path: "/arbeidsmediation" };
const paths = (trail: readonly { path: string }[]) => trail.map(({ path }) => path);

describe("pageTrail", () => {
  it("is empty on home", () => {
    expect(pageTrail(home, home)).toEqual([]);
  });

  it("leads from home to a page without a page above it", () => {
    expect(pageTrail(home, { title: "Contact", path: "/contact", partOf: null })).toEqual([
      home,
      { title: "Contact", path: "/contact" },
    ]);
  });

  it("goes through every page above it, outermost first", () => {
    const online = { title: "Online mediation", path: "/online-mediation", partOf: services };
    expect(paths(pageTrail(home, { title: "Hulp", path: "/hulp", partOf: online }))).toEqual([
      "/",
      "/arbeidsmediation",
      "/online-mediation",
      "/hulp",
    ]);
  });

  it("names home once when a page says that it is part of home", () => {
    expect(paths(pageTrail(home, { title: "Blog", path: "/blog", partOf: home }))).toEqual(["/", "/blog"]);
  });

  it("ends when pages are part of each other", () => {
    const first: { title: string; path: string; partOf?: typeof first } = { title: "A", path: "/a" };
    first.partOf = { title: "B", path: "/b", partOf: first };
    expect(paths(pageTrail(home, first)).at(-1)).toBe("/a");
    expect(pageTrail(home, first).length).toBeLessThan(10);
  });

  it("passes on nothing but title and path", () => {
    expect(pageTrail(home, { ...services, partOf: null })[1]).toEqual(services);
  });
});
