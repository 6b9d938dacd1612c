import embedTexts from "../../data/embed-texts.json";
import integrations from "../../data/integrations.json";
import { EmbedTexts, Integration } from "../content-model/integration";

const bySlug = new Map(integrations.map((integration) => [integration.slug, integration]));

test("every integration and the shared texts fit the content model", () => {
  for (const integration of integrations) {
    expect(Integration.safeParse(integration).error?.issues).toBeUndefined();
  }
  expect(EmbedTexts.safeParse(embedTexts).error?.issues).toBeUndefined();
});

test.each([
  ["scheduling", "scheduling-container", 700],
  ["email-course", "kit-form-container", 405],
  ["newsletter", "newsletter-form-container", 405],
])("%s has the container and the height of the specification", (slug, containerId, height) => {
  expect(bySlug.get(slug)).toMatchObject({ containerId, height });
});

test("every fallback names phone and mail", () => {
  for (const { fallbackText } of integrations) {
    expect(fallbackText).toContain("{phone}");
    expect(fallbackText).toContain("{email}");
  }
});

test("containers are told apart", () => {
  expect(new Set(integrations.map(({ containerId }) => containerId)).size).toBe(integrations.length);
});
