import { site } from "../../test/json-ld/fixtures";
import { trailOf } from "../../test/page-fixtures";
import { buildNotFoundPages } from "./not-found-page";

const texts = {
  id: "not-found",
  seoTitle: "Pagina niet gevonden",
  seoDescription: "Deze pagina bestaat niet meer. Ga naar de startpagina of kies een van de handige links.",
  title: "Deze pagina bestaat niet meer",
};

it("stands where hosts and Gatsby's router look for it, out of every index", () => {
  const pages = buildNotFoundPages({ allNotFoundPageTexts: { nodes: [texts] } }, site, "not-found.tsx");

  expect(pages.map(({ path }) => path)).toEqual(["/404", "/404.html"]);
  for (const page of pages) {
    expect(page).toMatchObject({
      component: "not-found.tsx",
      context: { title: texts.seoTitle, description: texts.seoDescription, robots: "noindex" },
    });
    expect(trailOf(page)).toEqual([]);
  }
});
