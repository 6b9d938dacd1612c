import { figuresIn, PER_UNIT } from "../../lib/figures";
import { asObject, listOf } from "./as-object";
import type { ContentProblem } from "./document";
import { quote } from "./dutch";
import { type ContentPart, problemAt } from "./part";
import type { TokenSource } from "./token-source";
import { walk } from "./walk";

/** The unit of time that a text names first, in two letters that its singular and plural share. */
const timeIn = (text: unknown): string | undefined =>
  /ja(?=ar|ren)|ma(?=and)|we(?=ek|ken)|da(?=g)|uu(?=r)/.exec(String(text))?.[0];

/** Checks that a share has its two figures, and that the facts of charts have theirs, in the unit of the scale, which reaches as far as they do. */
export const checkCharts = (parts: readonly ContentPart[], { table }: TokenSource): ContentProblem[] =>
  parts.flatMap((part) => {
    const textOf = (token: unknown): string => table.get(String(token))?.nl ?? "";
    const found: ContentProblem[] = [];
    walk(part.schema, part.value, {
      object: (typeName, { ticks, bars, share }, path) => {
        if (typeName === "PeopleShareSection" && table.has(String(share)) && figuresIn(textOf(share)).length !== 2) {
          found.push(problemAt(part, [...path, "share"], "toegestaan: een feit met twee getallen, zoals 1 op de 6"));
        }
        if (typeName !== "BarChart" && typeName !== "ScaledAmounts") return;
        const { at, place, label } = asObject(listOf(ticks).at(-1));
        const end = figuresIn(textOf(at))[0] ?? (Number(place) || Number.POSITIVE_INFINITY);
        for (const [index, bar] of listOf(bars).map(asObject).entries()) {
          const unit = bar.unit === "weeks" ? "weeks" : "scale";
          const time = unit === "weeks" ? "we" : timeIn(label);
          for (const key of ["low", "high", "beyond"]) {
            const fact = textOf(bar[key]);
            const figures = figuresIn(fact);
            const wrong =
              (figures.length === 0 && "heeft geen getal; toegestaan: een feit met een getal") ||
              (time && (timeIn(fact) ?? time) !== time && "heeft een andere eenheid; kies die bij Eenheid") ||
              (Math.max(...figures) * PER_UNIT[unit] > end && "komt verder dan de schaal; zet er een streepje bij");
            if (fact && wrong) found.push(problemAt(part, [...path, "bars", index, key], `${quote(fact)} ${wrong}`));
          }
        }
      },
    });
    return found;
  });
