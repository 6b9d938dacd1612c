import { neighboursOf } from "../../lib/city-map";
import { pageGraph } from "../../publish/seo/json-ld/graph";
import { cityService } from "../../publish/seo/json-ld/services";
import { makePage } from "./make-page";
import type { BuildPages } from "./page-input";

/** City pages (data/cities): rows → page inputs at /arbeidsmediation-<slug>. */
export const buildCityPages: BuildPages<"allCity" | "cityPageTexts"> = (
  { allCity, cityPageTexts },
  site,
  component,
) => {
  // In the context, not in the query of each page: that would run again for all cities when one changes.
  const byPath = new Map(allCity.nodes.map((city) => [city.path, city]));
  const onMap = (cityPageTexts?.mapCities ?? []).flatMap(({ path }) => byPath.get(path) ?? []);
  return allCity.nodes.map((city) => {
    const { id, path, title, seo, trail } = city;
    return makePage(
      site,
      {
        id,
        path,
        component,
        title: seo.title,
        description: seo.description,
        headline: title,
        trail,
        extra: { neighbours: neighboursOf(city, allCity.nodes, onMap) },
      },
      (context) => pageGraph(context, [cityService(context, city, trail.at(-2)?.title ?? "")]),
    );
  });
};
