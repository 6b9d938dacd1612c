import { createElement } from "react";
import { renderToString } from "react-dom/server";
import embedTexts from "../../../e2e/fixture-site/data/embed-texts.json";
import integrations from "../../../e2e/fixture-site/data/integrations.json";
import { ProviderEmbed } from "./ProviderEmbed";
import type { EmbedIntegration } from "./types";

const contact = { phone: "024 000 00 00", email: "info@arbeidsmediation.example", siteUrl: "https://bureau.example" };

const html = (integration: EmbedIntegration, consentCategory: EmbedIntegration["consentCategory"]) =>
  renderToString(
    createElement(ProviderEmbed, {
      integration: { ...integration, embedTexts, contact, consentCategory },
      onScheduled: () => {},
    }),
  );

/** Without class names and styles, which tell the reserved height. */
const content = (markup: string) => markup.replace(/<style.*?<\/style>/gs, "").replace(/ class="[^"]*"/g, "");

const entries = (integrations as unknown as readonly EmbedIntegration[]).filter(({ kind }) => kind !== "form");

test.each(entries.map((entry) => [entry.slug, entry] as const))(
  "the HTML of %s does not depend on consent, so that the browser takes over what it finds",
  (_slug, entry) => {
    const configured = { ...entry, url: "https://provider.example/x" };
    expect(content(html(configured, "marketing"))).toBe(content(html(configured, "necessary")));
  },
);
