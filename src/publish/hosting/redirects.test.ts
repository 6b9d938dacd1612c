import { type HostRedirect, planRedirects } from "./redirects";

const route = (from: string, to: string, status: HostRedirect["status"] = 301) => ({ from, to, status });

describe("planRedirects", () => {
  it("gives the old addresses sorted", () => {
    expect(planRedirects([route("/oud", "/nieuw", 302), route("/aanvraag", "/contact#formulier")])).toEqual([
      { from: "/aanvraag", to: "/contact#formulier", status: 301 },
      { from: "/oud", to: "/nieuw", status: 302 },
    ]);
  });

  it("writes targets in plain ASCII, without what nginx would read as a variable or as the end of a text", () => {
    const [first] = planRedirects([route("/a", '/b\\?naam=é"$args\uD800')]);
    expect(first?.to).toBe("/b%5C?naam=%C3%A9%22%24args%EF%BF%BD");
  });
});
