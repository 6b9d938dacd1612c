import { renderWithTexts } from "../test/render-with-texts";
import { Reviews } from "./Reviews";

it.each([
  ["Wat een rust! We praten weer.", "“Wat een rust!"],
  ["We kregen o.a. een plan en bijv. 3 tips. Dat hielp.", "“We kregen o.a. een plan en bijv. 3 tips."],
  ["We praten weer", "“We praten weer”"],
])("of %p sets the first sentence large", (text, sentence) => {
  const review = { slug: "a", author: "HR-manager", note: null, quote: text, rating: 5 };
  const section = {
    anchor: null,
    tone: "sand",
    title: "Ervaringen",
    intro: null,
    drawing: null,
    reviews: [review],
  } as const;
  const { container } = renderWithTexts(<Reviews {...section} collapseLabel={null} />);
  expect(container.querySelector("blockquote > span")?.textContent).toBe(sentence);
  expect(container.querySelector("blockquote")?.textContent?.trim()).toBe(`“${text}”`);
});
