import { readData } from "../read-data";
import { siteInfo } from "./site-info";

jest.mock("../read-data", () => ({ readData: jest.fn() }));

const SITE = { name: "Voorbeeldbureau", links: { professionalNetwork: "https://netwerk.example/vb" } };

const FACTS = [
  { token: "beoordeling.aantal", value: 127 },
  { token: "beoordeling.maximum", value: 5 },
  { token: "beoordeling.cijfer", value: 4.9 },
];

it("joins settings, rating and cities", () => {
  jest.mocked(readData).mockImplementation((file) => (file === "site.json" ? SITE : FACTS));
  expect(siteInfo([{ name: "Amsterdam" }, { name: "Utrecht" }])).toEqual({
    ...SITE,
    cities: ["Amsterdam", "Utrecht"],
    rating: { value: 4.9, best: 5, count: 127 },
  });
});
