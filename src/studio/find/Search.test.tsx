import { fireEvent, render, screen } from "@testing-library/react";
import { setFile } from "../folder/site-files";
import { Search } from "./Search";

const LINKS = "Lees [dit](/een-heel-lang-adres-dat-niemand-leest) en **dat**.\n\n".repeat(20);

test("shows the words that were found, also far into a text with marks", () => {
  setFile("data/site.json", '{ "name": "Bureau" }\n');
  setFile("content/articles/a.mdx", `---\npath: /blog/a\ntitle: Een artikel\n---\n\n${LINKS}Hier staat een naald.\n`);
  render(<Search />);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "naald" } });
  expect(screen.getByRole("list")).toHaveTextContent("Hier staat een naald.");
});
