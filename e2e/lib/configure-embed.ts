import type { Page } from "playwright/test";

/** What a test changes of an entry of data/integrations.json. */
export interface EmbedPatch {
  url: string;
  uid?: string;
  kind?: "script" | "scheduling" | "iframe";
  height?: number;
  consentCategory?: "necessary" | "analytics" | "marketing";
}

/** Patches by slug of the integration. */
export type EmbedPatches = Readonly<Record<string, EmbedPatch>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const patchOf = (value: Record<string, unknown>, patches: EmbedPatches): EmbedPatch | undefined =>
  typeof value.slug === "string" && "url" in value && Object.hasOwn(patches, value.slug)
    ? patches[value.slug]
    : undefined;

/**
 * A copy of query results in which every object with the slug of a patch and a `url` is changed; only fields that the
 * query asked for.
 */
export const withEmbeds = (value: unknown, patches: EmbedPatches): unknown => {
  if (Array.isArray(value)) return value.map((item) => withEmbeds(item, patches));
  if (!isObject(value)) return value;
  const changes = Object.entries(patchOf(value, patches) ?? {}).filter(([key]) => key in value);
  const copy = Object.entries(value).map(([key, item]): [string, unknown] => [key, withEmbeds(item, patches)]);
  return { ...Object.fromEntries(copy), ...Object.fromEntries(changes) };
};

/**
 * Configures embeds of the built site for one test, without building it again: page data (and the results of static
 * queries) are changed on their way to the browser. The HTML is not: it holds the same fallback with and without
 * configuration, and the browser reads page data before it takes the HTML over. `hostedUrl` is left out, because that
 * link is part of the HTML. Call it before `page.goto`, once for all embeds of the test.
 */
export const configureEmbeds = (page: Page, patches: EmbedPatches): Promise<unknown> =>
  page.route("**/page-data/**/*.json*", async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()["content-type"]?.includes("json");
    if (!response.ok() || !isJson) {
      await route.fulfill({ response });
      return;
    }
    const json: unknown = await response.json();
    await route.fulfill({ response, json: withEmbeds(json, patches) });
  });
