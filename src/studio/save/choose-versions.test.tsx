import { render, screen } from "@testing-library/react";
import { contentTypeOfFile } from "../../content/model/registry";
import { ask } from "./ask";
import { mergeVersions } from "./choose-versions";

jest.mock("./ask");

const PAGE = contentTypeOfFile("data/pages/kosten.json");

const page = (style: string) => JSON.stringify({ sections: [{ type: "hero", actions: [{ label: "Bel", style }] }] });

it("names the choices of a field as its form does", async () => {
  jest.mocked(ask).mockImplementation(async ({ children }) => {
    render(children);
    return undefined;
  });
  const versions = { base: page("text"), mine: page("primary"), theirs: page("secondary") };
  expect(PAGE && (await mergeVersions(PAGE, versions))).toBeUndefined();
  expect(screen.getByRole("radio", { name: "Van jou: Hoofdknop" })).not.toBeChecked();
  expect(screen.getByRole("radio", { name: "Van de ander: Tweede knop" })).not.toBeChecked();
});

it("asks about the entry that both have changed, whatever each has added to the list", async () => {
  jest.mocked(ask).mockImplementation(async ({ children }) => {
    render(children);
    return undefined;
  });
  const redirect = (from: string, to: string) => ({ from, to });
  const file = (...redirects: object[]) => JSON.stringify(redirects);
  const type = contentTypeOfFile("data/redirects.json");
  const versions = {
    base: file(redirect("/a", "/x"), redirect("/b", "/x")),
    mine: file(redirect("/a", "/x"), redirect("/mijn", "/x"), redirect("/b", "/mijn")),
    theirs: file(redirect("/a", "/x"), redirect("/b", "/hun"), redirect("/hun", "/x")),
  };
  expect(type && (await mergeVersions(type, versions))).toBeUndefined();
  expect(screen.getAllByRole("group").map((group) => group.querySelector("legend")?.textContent)).toEqual([
    "Doorverwijzing “/b” › Nieuwe pagina",
  ]);
});
