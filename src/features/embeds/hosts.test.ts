import { embedHosts } from "./hosts";

const sourcesOf = (...input: Parameters<typeof embedHosts>) =>
  embedHosts(...input).map(({ use, host }) => `${use} ${host}`);

test("an integration that is not configured uses no hosts, also those it declares", () => {
  expect(embedHosts({ kind: "script", url: "", hosts: [{ use: "frame", host: "https://a.example" }] })).toEqual([]);
});

test.each([
  ["scheduling", "https://calendly.com/bureau/a", ["script https://assets.calendly.com", "frame https://calendly.com"]],
  [
    "script",
    "https://bureau.kit.com/0a1b/index.js",
    ["script https://bureau.kit.com", "connect https://bureau.kit.com", "formAction https://bureau.kit.com"],
  ],
  ["script", "http://127.0.0.1:4100/kit.js", expect.arrayContaining(["script http://127.0.0.1:4100"])],
  ["iframe", "https://tally.so/embed/x?y=1", ["frame https://tally.so"]],
] as const)("what %s needs follows from its address %s", (kind, url, sources) => {
  expect([...new Set(sourcesOf({ kind, url }))]).toEqual(sources);
});

test("an address at www.calendly.com leads on to calendly.com", () => {
  expect(sourcesOf({ kind: "scheduling", url: "https://www.calendly.com/a" })).toEqual(
    expect.arrayContaining(["frame https://calendly.com", "frame https://www.calendly.com"]),
  );
});

test("an own form is sent to the host of its address, and needs none for its own host", () => {
  expect(sourcesOf({ kind: "form", url: "https://formulieren.example/f/1" })).toEqual([
    "connect https://formulieren.example",
    "formAction https://formulieren.example",
  ]);
  expect(sourcesOf({ kind: "form", url: "/brievenbus" })).toEqual([]);
});

test("declared hosts come with it", () => {
  const hosts = [{ use: "img", host: "https://*.b.example" }] as const;
  expect(sourcesOf({ kind: "iframe", url: "https://a.example/x", hosts })).toEqual([
    "frame https://a.example",
    "img https://*.b.example",
  ]);
});

test.each(["tally; script-src *", "https://a;script-src", "https://a,b.example"])(
  "neither the address %j nor a declared host breaks the policy",
  (url) => {
    expect(embedHosts({ kind: "iframe", url })).toEqual([]);
    expect(sourcesOf({ kind: "iframe", url: "https://a.example", hosts: [{ use: "script", host: url }] })).toEqual([
      "frame https://a.example",
    ]);
  },
);
