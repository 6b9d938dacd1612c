import { render, screen } from "@testing-library/react";
import { setFile } from "../folder/site-files";
import { PutOnline } from "./PutOnline";

const file = "data/pages/kosten.json";

const page = (draft: boolean) => JSON.stringify({ path: "/kosten", title: "Kosten", ...(draft && { draft }) });

beforeEach(() => setFile("data/site.json", '{ "siteUrl": "https://voorbeeld.nl" }'));

it("leads to the pages that changed, and leaves the cursor where the button was", () => {
  render(
    <PutOnline
      files={[
        { file, after: page(false) },
        { file: "data/facts.json", after: "[]" },
      ]}
      merged={false}
    />,
  );
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["https://voorbeeld.nl/kosten"]);
  expect(document.activeElement).toHaveTextContent("Over enkele minuten zien bezoekers het.");
});

it("leads to no draft, and says that visitors do not see it", () => {
  render(<PutOnline files={[{ file, after: page(true) }]} merged={false} />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText(/Bezoekers zien niet: .*Kosten/)).toBeInTheDocument();
});
