import { color } from "../styles/tokens";

/** Colour of each accent that content may name; all carry white text with 4.5:1. */
export const ACCENT_COLORS: Readonly<Record<Queries.Accent, string>> = {
  petrol: color.brand,
  apricot: color.action,
  petrolLight: color.link,
  petrolDeep: color.brandDeep,
  rust: color.actionHover,
  ink: color.text,
};
