import { palette } from "../../styles/tokens";
import { webManifest } from "./web-manifest";

const manifest = JSON.parse(webManifest({ name: "Bureau", shortName: "B", tagline: "Samen verder" }));

it("says who the site is of, in its language and colours", () => {
  expect(manifest).toMatchObject({
    name: "Bureau",
    short_name: "B",
    description: "Samen verder",
    lang: "nl",
    start_url: "/",
    theme_color: palette.brand,
    background_color: palette.page,
  });
});
