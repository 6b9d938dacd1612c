import { context } from "../../../test/json-ld/fixtures";
import { validateGraph } from "../../../test/json-ld/validate";
import { blogPosting } from "./blog-posting";
import { pageGraph } from "./graph";

const article = { headline: "Zes boeken", author: "Redactie", category: { title: "HR Tips" }, readingTime: 5 };
const dated = context({ datePublished: "2025-01-22", dateModified: "2025-01-22" });

it("is valid with and without a date", () => {
  expect(validateGraph(pageGraph(dated, [blogPosting(dated, article)]))).toEqual([]);
  expect(validateGraph(pageGraph(context(), [blogPosting(context(), { ...article, readingTime: null })]))).toEqual([]);
});

it("names a person as author when the article does, else the firm", () => {
  expect(blogPosting(dated, article)).toMatchObject({
    author: { "@id": "https://www.voorbeeld.example/#organization" },
  });
  expect(blogPosting(dated, { ...article, author: "Annelies" })).toMatchObject({
    author: { "@type": "Person", name: "Annelies" },
  });
});

it("tells the last change where there was one, and no date that is not known", () => {
  expect(blogPosting(dated, article)).toHaveProperty("dateModified", "2025-01-22");
  const changed = context({ datePublished: "2025-01-22", dateModified: "2025-03-01" });
  expect(blogPosting(changed, article)).toHaveProperty("dateModified", "2025-03-01");
  expect(blogPosting(context(), article)).not.toHaveProperty("dateModified");
});
