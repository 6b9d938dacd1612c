import { onlineAtHost } from "./ask-host";

const answer = (target: object) =>
  jest.fn(async () => ({ ok: true, json: async () => ({ data: { repository: { ref: { target } } } }) }));

beforeEach(() => {
  Object.assign(globalThis, {
    STUDIO_REPOSITORY: { repo: "bureau/website", branch: "main" },
    localStorage: { getItem: () => JSON.stringify({ token: "een-token" }) },
  });
});

const deployed = (state?: string) => ({ deployments: { nodes: [{ latestStatus: state ? { state } : null }] } });
const checked = (state: string) => ({ statusCheckRollup: { state } });

it.each([
  ["online", deployed("SUCCESS")],
  ["online", { ...deployed("ACTIVE"), ...checked("FAILURE") }],
  ["failed", { ...deployed("ERROR"), ...checked("SUCCESS") }],
  ["busy", { ...deployed("IN_PROGRESS"), ...checked("SUCCESS") }],
  ["busy", { ...deployed(), ...checked("SUCCESS") }],
  ["online", { deployments: { nodes: [] }, ...checked("SUCCESS") }],
  ["failed", { deployments: null, ...checked("FAILURE") }],
  [undefined, { deployments: { nodes: [] }, statusCheckRollup: null }],
])("says %s of %j", async (state, target) => {
  const fetch = answer(target);
  Object.assign(globalThis, { fetch });
  expect(await onlineAtHost()).toBe(state);
  expect(fetch).toHaveBeenCalledWith(
    "https://api.github.com/graphql",
    expect.objectContaining({ body: expect.stringContaining('"branch":"main"') }),
  );
});
