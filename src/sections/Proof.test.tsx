import { screen, within } from "@testing-library/react";
import { renderWithTexts } from "../test/render-with-texts";
import { Proof } from "./Proof";

const entry = (title: string): Queries.ProofEntryFragment => ({
  slug: title.toLowerCase(),
  sample: false,
  title,
  text: `Zo controleer je ${title}.`,
  link: null,
  fact: null,
});

const show = (...entries: Queries.ProofEntryFragment[]) =>
  renderWithTexts(
    <Proof
      {...{
        anchor: null,
        tone: "sand",
        title: "Reken ons na",
        intro: null,
        collapseLabel: "Bekijk alles",
        entries,
      }}
    />,
  );

const told = (title: string) => {
  const definition = screen.getByText(title).nextElementSibling;
  if (!(definition instanceof HTMLElement)) {
    throw new Error(`nothing is told of ${title}`);
  }
  return definition;
};

it("shows the source of a figure with its day, and where it can be checked", () => {
  const source = { text: "de vragenlijst", link: "/referenties", date: "2025-03-01", sample: false };
  show({ ...entry("Cijfer"), fact: { source }, link: { label: "Lees ze", link: "/ervaringen", language: null } });
  expect(told("Cijfer")).toHaveTextContent("Bron: de vragenlijst, 1 maart 2025");
  expect(within(told("Cijfer")).getByRole("link", { name: "de vragenlijst" })).toHaveAttribute("href", "/referenties");
  expect(within(told("Cijfer")).getByRole("link", { name: "Lees ze" })).toHaveAttribute("href", "/ervaringen");
  expect(screen.queryByText("voorbeeld")).toBeNull();
});

it("marks an entry, and a source, that is a sample", () => {
  const source = { text: "de vragenlijst", link: null, date: null, sample: true };
  show({ ...entry("Telling"), sample: true, fact: { source } }, entry("Prijs"));
  expect(within(told("Telling")).getAllByText("voorbeeld")).toHaveLength(2);
  expect(within(told("Prijs")).queryByText("voorbeeld")).toBeNull();
});

it("folds what comes after the second entry", () => {
  const names = ["Een", "Twee", "Drie", "Vier"];
  show(...names.map(entry));
  expect(names.map((name) => screen.getByText(name).closest("details") !== null)).toEqual([false, false, true, true]);
});

it("folds nothing of a short list", () => {
  show(entry("Een"));
  expect(screen.queryByText("Bekijk alles")).toBeNull();
});
