import type { CustomFieldControlProps } from "@sveltia/cms";
import { render, screen } from "@testing-library/react";
import { ProseField } from "./ProseField";

const TEXT = 'Zie dit.\n\n<Callout title="Tip">\n\nNeem de tijd.\n\n</Callout>';

const show = (notation: string) => {
  const config = new Map([
    ["label", "Tekst"],
    ["notation", notation],
  ]);
  const props = { value: TEXT, field: config, onChange: jest.fn() } as unknown as CustomFieldControlProps;
  render(<ProseField {...props} />);
};

it("shows the blocks of prose as cards, and takes pictures", () => {
  show("mdx");
  expect(screen.getByRole("group", { name: "Kader: Tip" })).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Tekst" })).toHaveValue("Zie dit.");
  expect(screen.getByRole("button", { name: "Afbeelding toevoegen" })).toBeInTheDocument();
});

it("shows Markdown in one piece, with what looks like a tag, and takes no pictures or blocks", () => {
  show("markdown");
  expect(screen.getByRole("textbox", { name: "Tekst" })).toHaveValue(TEXT);
  expect(screen.queryByRole("button", { name: "Afbeelding toevoegen" })).toBeNull();
  expect(screen.queryByRole("combobox")).toBeNull();
});
