import { embedHosts } from "./hosts";

const calendly = { provider: "calendly", kind: "scheduling", url: "https://calendly.com/bureau/intake" } as const;
const kit = { provider: "kit", kind: "script", url: "https://bureau.kit.com/0a1b2c3d4e/index.js" } as const;
const tally = { provider: "tally", kind: "iframe", url: "https://tally.so/embed/abc" } as const;

test("integrations that are not configured need no sources", () => {
  const unconfigured = [calendly, kit, tally].map((integration) => ({ ...integration, url: "" }));

  expect(embedHosts(unconfigured)).toEqual({ script: [], frame: [], connect: [] });
});

test("Calendly needs its script and its frame", () => {
  expect(embedHosts([calendly])).toEqual({
    script: ["https://assets.calendly.com"],
    frame: ["https://calendly.com"],
    connect: [],
  });
});

test("Kit needs the account's host, its form code and its server", () => {
  expect(embedHosts([kit])).toEqual({
    script: ["https://bureau.kit.com", "https://f.convertkit.com"],
    frame: ["https://app.convertkit.com", "https://app.kit.com"],
    connect: ["https://app.convertkit.com", "https://app.kit.com"],
  });
});

test.each([
  ["tally", "https://tally.so/embed/abc", ["https://tally.so"]],
  ["cal", "https://cal.eu/bureau/intake", ["https://app.cal.com", "https://cal.com", "https://cal.eu"]],
  ["typeform", "https://form.typeform.com/to/abc", ["https://*.typeform.com", "https://form.typeform.com"]],
  ["jotform", "https://eu.jotform.com/123", ["https://*.jotform.com", "https://eu.jotform.com"]],
  ["other", "https://forms.example/x", ["https://forms.example"]],
] as const)("%s needs frames only", (provider, url, frame) => {
  expect(embedHosts([{ provider, kind: "iframe", url }])).toEqual({ script: [], frame, connect: [] });
});

test("several integrations share one sorted list, each source once", () => {
  const hosts = embedHosts([tally, kit, calendly, kit]);

  expect(hosts.script).toEqual(["https://assets.calendly.com", "https://bureau.kit.com", "https://f.convertkit.com"]);
  expect(hosts.frame).toEqual([
    "https://app.convertkit.com",
    "https://app.kit.com",
    "https://calendly.com",
    "https://tally.so",
  ]);
});

test.each(["tally; script-src *", "https://a;script-src", "https://a,b.example"])(
  "the address %j never breaks the policy",
  (url) => {
    const hosts = embedHosts([{ provider: "other", kind: "iframe", url }]);

    expect(hosts).toEqual({ script: [], frame: [], connect: [] });
  },
);
