import { LOCAL_REPOSITORY, studioHeaders } from "./headers";

const directive = (policy: string | undefined, name: string) =>
  policy?.split("; ").find((part) => part.startsWith(`${name} `));

describe("the policy of the studio", () => {
  it("lets a studio on this machine ask nobody but itself", () => {
    const policy = studioHeaders(LOCAL_REPOSITORY)["Content-Security-Policy"];
    expect(policy).not.toMatch(/https?:/);
    expect(policy).not.toContain("unsafe-eval");
    expect(directive(policy, "script-src")).toBe("script-src 'self'");
  });

  it("lets a studio that signs in ask the git host and the service that signs in, and be listed nowhere", () => {
    const headers = studioHeaders({ repo: "a/b", branch: "main", signInUrl: "https://in.example/x", local: false });
    expect(directive(headers["Content-Security-Policy"], "connect-src")).toBe(
      "connect-src 'self' data: blob: https://api.github.com https://in.example",
    );
    expect(directive(headers["Content-Security-Policy"], "script-src")).toBe("script-src 'self'");
    expect(headers["X-Robots-Tag"]).toBe("noindex, nofollow");
  });
});
