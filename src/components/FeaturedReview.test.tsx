import { renderWithTexts } from "../test/render-with-texts";
import { FeaturedReview } from "./FeaturedReview";

it.each([
  ["Wat een rust! We praten weer.", "Wat een rust!"],
  ["We kregen o.a. een plan en bijv. 3 tips. Dat hielp.", "We kregen o.a. een plan en bijv. 3 tips."],
  ["We praten weer", "We praten weer"],
])("of %p sets the first sentence large", (text, sentence) => {
  const review = { slug: "a", role: "HR-manager", company: null, text, rating: 5 };
  const { container } = renderWithTexts(<FeaturedReview title="Ervaringen" review={review} drawing={null} />);
  expect(container.querySelector("blockquote > span")?.textContent).toBe(sentence);
});
