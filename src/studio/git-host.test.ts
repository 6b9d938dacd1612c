import { explainGitHost } from "./git-host";
import { GIT_HOST } from "./headers";

const answer = jest.fn();

beforeAll(() => {
  Object.assign(globalThis, { window: globalThis, location: { href: "http://localhost/" }, fetch: answer });
  explainGitHost();
});

test.each([
  [403, {}, /laat dit niet toe/],
  [403, { "x-ratelimit-remaining": "0" }, /te veel vragen/],
  [403, { "retry-after": "60" }, /te veel vragen/],
  [429, {}, /te veel vragen/],
  [502, {}, /storing/],
])("says in Dutch what a %s with %j means", async (status, headers, message) => {
  answer.mockResolvedValue(new Response("{}", { status, headers }));
  const response = await fetch(`${GIT_HOST}/repos`);
  expect((await response.json()).message).toMatch(message);
});
