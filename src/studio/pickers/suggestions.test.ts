import { setFile } from "../folder/site-files";
import { tokenSuggestions } from "./suggestions";

it("tells what the firm's own data are called in their form, and what a fact is", () => {
  setFile("data/site.json", '{ "phone": "024 123 45 67" }');
  setFile("data/facts.json", '[{ "token": "uren", "value": 48, "format": "number", "description": "Tot de start" }]');
  expect(tokenSuggestions()).toEqual([
    { insert: "{phone}", meaning: "024\u00a0123\u00a045\u00a067 (Telefoon)" },
    { insert: "{uren}", meaning: "48 (Tot de start)" },
  ]);
});
