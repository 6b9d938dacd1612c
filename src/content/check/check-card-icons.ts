import type { SectionName } from "../model/sections/section";
import { asObject } from "./as-object";
import { sectionsOf } from "./check-pages";
import { type ContentPart, problemAt } from "./part";
import type { ContentProblem } from "./problem";

const CARD_GRID: SectionName = "cardGrid";

const MESSAGE =
  "tussen lijnen staat geen pictogram, dus dit ziet niemand; haal icon weg, of kies het uiterlijk Kaarten (look “cards”)";

/** Warns of icons in a `cardGrid` between lines, which shows none. */
export const checkCardIcons = (parts: readonly ContentPart[]): ContentProblem[] =>
  parts.flatMap((part) =>
    sectionsOf(part).flatMap(({ type, look, cards }, section) =>
      type === CARD_GRID && look !== "cards" && Array.isArray(cards)
        ? cards.flatMap((card, index) => {
            const path = ["sections", section, "cards", index, "icon"];
            return asObject(card).icon === undefined ? [] : [problemAt(part, path, MESSAGE)];
          })
        : [],
    ),
  );
