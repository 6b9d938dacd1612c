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
