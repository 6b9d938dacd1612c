import { renderWithTexts } from "../test/render-with-texts";
import { TextMeta } from "./TextMeta";

describe("of an article", () => {
  it.each([
    ["2024-03-20", 6, "20 maart 2024 · 6 min leestijd"],
    ["2021-11-17", null, "17 november 2021"],
    [null, 12, "12 min leestijd"],
    [null, null, ""],
  ])("date %s and %s minutes read %j", (date, readingTime, text) => {
    const { container } = renderWithTexts(<TextMeta date={date} readingTime={readingTime} />);
    expect(container).toHaveTextContent(new RegExp(`^${text}$`));
    expect(container.querySelector("time")?.getAttribute("datetime") ?? null).toBe(date);
  });
});

describe("of a legal text", () => {
  it.each([
    ["2025.8", "2025-10", "Versie 2025.8 · Laatst gewijzigd in oktober 2025"],
    ["2025.8", null, "Versie 2025.8"],
    [null, "2025-10", "Laatst gewijzigd in oktober 2025"],
    [null, null, ""],
  ])("version %s of %s reads %j", (version, updated, text) => {
    const { container } = renderWithTexts(<TextMeta version={version} updated={updated} />);
    expect(container.textContent).toBe(text);
  });
});
