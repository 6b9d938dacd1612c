import { color } from "../styles/tokens";

/** Colour of each accent that content may name; all carry white text with 4.5:1. */
export const ACCENT_COLORS: Readonly<Record<Queries.Accent, string>> = {
  petrol: color.brand,
  apricot: color.action,
  overlap: color.motifOverlap,
  moss: color.moss,
  plum: color.plum,
  sky: color.sky,
};
