import type { PageInput } from "./make-page";
import { searchPages } from "./search-pages";

const context = (title: string, robots: "index" | "noindex" = "index") => ({
  title,
  description: `Over ${title}`,
  language: "nl" as const,
  robots,
});

const row = (path: string, more: object = {}) => ({
  path,
  context: { ...context(path.slice(1)), ...more } as PageInput["context"],
  search: { group: "about", weight: 1 },
});

const city = (name: string) => ({
  ...row(`/${name}`),
  search: { group: "cities", weight: 0.8, words: [`${name}-noord`, `${name}-zuid`] },
});

const textOf = async (path: string) => ({
  headings: [`Kop van ${path}`],
  questions: [{ anchor: "vraag-mag-het", question: "Mag het?", answer: `Ja. ${"Dat mag. ".repeat(20)}` }],
  text: "Lopende tekst",
});

it("takes the pages that may be listed, with what stands on them, and each of their questions", async () => {
  expect(await searchPages([row("/contact"), row("/links", { robots: "noindex" })], textOf)).toEqual([
    {
      path: "/contact",
      title: "contact",
      description: "Over contact",
      language: "nl",
      group: "about",
      weight: 1,
      headings: ["Kop van /contact"],
      text: "Lopende tekst",
    },
    expect.objectContaining({
      path: "/contact#vraag-mag-het",
      title: "Mag het?",
      group: "contact",
      description: expect.stringMatching(/^Ja\. .{100,160} …$/),
      weight: 0.8,
    }),
  ]);
});

it("takes of a city also the places around it, and nothing of a page that is not searched", async () => {
  const redirect = { ...row("/oud"), search: undefined };
  const pages = await searchPages([city("tiel"), redirect], textOf);
  expect(pages).toEqual([
    expect.objectContaining({
      headings: ["Kop van /tiel", "tiel-noord", "tiel-zuid"],
      text: "Lopende tekst",
      weight: 0.8,
    }),
    expect.objectContaining({ path: "/tiel#vraag-mag-het" }),
  ]);
});
