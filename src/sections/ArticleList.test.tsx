import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderWithTexts } from "../test/render-with-texts";
import { ArticleList } from "./ArticleList";

const CASES = { slug: "praktijkcasus", title: "Praktijkcasus" };
const TIPS = { slug: "hr-tips", title: "HR Tips" };
const TRAINING = { slug: "hr-training", title: "HR Training" };

const article = (title: string, category: typeof CASES) => ({
  path: `/blog/${title.toLowerCase()}`,
  title,
  excerpt: `Over ${title}`,
  date: "2024-03-20",
  readingTime: 6,
  shownDrawing: { alt: null, file: { publicURL: "/static/klok.svg", fields: { width: 1120, height: 360 } } },
  category,
});

const SECTION = {
  anchor: null,
  tone: "paper",
  title: "Artikelen",
  intro: null,
  filterLabel: "Kies een onderwerp",
  allLabel: "Alle artikelen",
  one: "1 artikel",
  many: "{count} artikelen",
  articles: [article("Verzuim", TIPS), article("Respect", CASES), article("Stilte", CASES)],
  categories: [CASES, TRAINING, TIPS],
} as const;

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const inGrid = () => screen.queryAllByRole("listitem").map((item) => within(item).getByRole("heading").textContent);
const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));

beforeEach(() => {
  renderWithTexts(<ArticleList {...SECTION} />);
});

it("offers four choices under a name, all articles first", () => {
  const group = screen.getByRole("group", { name: "Kies een onderwerp" });
  const names = within(group)
    .getAllByRole("radio")
    .map((radio) => radio.parentElement?.textContent);
  expect(names).toEqual(["Alle artikelen", "Praktijkcasus", "HR Training", "HR Tips"]);
  expect(screen.getByRole("radio", { name: "Alle artikelen" })).toBeChecked();
});

it("features the first article, the rest go in the grid", () => {
  expect(titles()).toEqual(["Verzuim", "Respect", "Stilte"]);
  expect(inGrid()).toEqual(["Respect", "Stilte"]);
});

it("features the first of the filtered list", async () => {
  await choose("Praktijkcasus");
  expect(titles()).toEqual(["Respect", "Stilte"]);
  expect(inGrid()).toEqual(["Stilte"]);
  await choose("HR Tips");
  expect(titles()).toEqual(["Verzuim"]);
});

it("shows nothing, and no empty list, for a category without articles", async () => {
  await choose("HR Training");
  expect(titles()).toEqual([]);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

it.each([
  ["Alle artikelen", "3 artikelen"],
  ["Praktijkcasus", "2 artikelen"],
  ["HR Tips", "1 artikel"],
  ["HR Training", "0 artikelen"],
])("says how many articles are left of %s: %s", async (name, words) => {
  await choose(name);
  expect(screen.getByRole("status")).toHaveTextContent(new RegExp(`^${words}$`));
});

it("goes back to all articles", async () => {
  await choose("HR Tips");
  await choose("Alle artikelen");
  expect(titles()).toHaveLength(3);
});
