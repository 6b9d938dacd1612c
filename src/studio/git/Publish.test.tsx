import { fireEvent, render, screen } from "@testing-library/react";
import { setFile } from "../folder/site-files";
import { mergeVersions } from "../save/choose-versions";
import { askGit } from "./ask-git";
import { Publish } from "./Publish";

jest.mock("./ask-git");
jest.mock("../save/choose-versions");

const PAGES = ["data/pages/kosten.json", "data/pages/contact.json"];

it("asks about a file once, also where a colleague changes another one while the editor chooses", async () => {
  setFile("data/site.json", "{}");
  let online = new Map(PAGES.map((file) => [file, `${file}, van een ander`]));
  jest.mocked(mergeVersions).mockImplementation(async () => {
    const asked = jest.mocked(mergeVersions).mock.calls.length;
    // While the editor chooses for the second file, the first one changes once more.
    if (asked === PAGES.length) {
      online = new Map(online).set("data/pages/kosten.json", "Nog eens van een ander");
    }
    // An editor who is asked again and again gives up.
    return asked > 4 ? undefined : "Van mij";
  });
  jest.mocked(askGit).mockImplementation((async (
    name: string,
    { chosen = {} }: { chosen?: Record<string, { theirs: string }> },
  ) => {
    if (name === "changes") {
      return { files: PAGES.map((file) => ({ file, after: "{}" })), others: [] };
    }
    const open = [...online].filter(([file, theirs]) => chosen[file]?.theirs !== theirs);
    return { conflicts: open.map(([file, theirs]) => ({ file, base: "", mine: "", theirs })), merged: true };
  }) as never);
  render(<Publish />);
  fireEvent.click(await screen.findByRole("button", { name: "Zet online" }));
  expect(await screen.findByText(/^Gelukt/)).toBeInTheDocument();
  expect(jest.mocked(mergeVersions).mock.calls.map(([, { theirs }]) => theirs)).toEqual([
    "data/pages/kosten.json, van een ander",
    "data/pages/contact.json, van een ander",
    "Nog eens van een ander",
  ]);
});
