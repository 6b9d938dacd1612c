import { readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { EVERY_PAGE } from "./lib/site";

const validator = new HtmlValidate(JSON.parse(readFileSync(".htmlvalidate.json", "utf8")));

test.each(EVERY_PAGE)("%s is valid HTML", async (_path, { html, file }) => {
  const { results } = await validator.validateString(html, file);
  const messages = results.flatMap((result) => result.messages);
  expect(messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`)).toEqual([]);
});
