import { inEnglish } from "./in-english";

it.each<[string, unknown, unknown]>([
  [
    "a text of the block beside it",
    { skip: "Over", main: "Menu", english: { skip: "Skip" } },
    { skip: "Skip", main: "Menu" },
  ],
  [
    "texts deeper down, where what is not a text stays",
    { labels: { search: { label: "Zoek", page: "/zoeken" } }, english: { labels: { search: { label: "Search" } } } },
    { labels: { search: { label: "Search", page: "/zoeken" } } },
  ],
  ["a whole list", { messages: ["Een", "Twee"], english: { messages: ["One"] } }, { messages: ["One"] }],
  ["what there is in English alone", { english: { quote: { link: "/x" } } }, { quote: { link: "/x" } }],
  [
    "each link of a list; one without English words says that its own are Dutch",
    {
      links: [
        { label: "Kosten", link: "/kosten", english: { label: "Costs" } },
        { label: "Blog", link: "/blog" },
        { label: "English", link: "/en", language: "en" },
      ],
    },
    {
      links: [
        { label: "Costs", link: "/kosten" },
        { label: "Blog", link: "/blog", language: "nl" },
        { label: "English", link: "/en", language: "en" },
      ],
    },
  ],
])("puts in place %s", (_what, dutch, expected) => {
  expect(inEnglish(dutch)).toEqual(expected);
});

it("leaves the Dutch as they are", () => {
  const dutch = { labels: { skip: "Over" }, english: { labels: { skip: "Skip" } } };
  const before = structuredClone(dutch);
  inEnglish(dutch);
  expect(dutch).toEqual(before);
});
