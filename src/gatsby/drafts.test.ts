import { draftNotes } from "./drafts";

const ROOT = "e2e/fixture-site";

afterEach(() => {
  delete process.env.gatsby_executing_command;
});

it("says in develop on each draft that it is one", () => {
  process.env.gatsby_executing_command = "develop";
  const notes = draftNotes(ROOT);
  expect([...notes.keys()]).toEqual(expect.arrayContaining(["/concept", "/blog/concept"]));
  expect(notes.get("/concept")).toContain("Concept");
  expect(notes.has("/")).toBe(false);
});

it("says nothing in a build", () => {
  process.env.gatsby_executing_command = "build";
  expect(draftNotes(ROOT).size).toBe(0);
});
