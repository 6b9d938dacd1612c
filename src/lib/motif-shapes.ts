/** Two shapes that meet, as SVG paths in a box of 400 × 320; what they share is drawn by clipping one with the other. */
export const MOTIF_SHAPES = {
  circles: ["M150 40a120 120 0 1 0 0 240a120 120 0 1 0 0-240z", "M250 40a120 120 0 1 0 0 240a120 120 0 1 0 0-240z"],
  arcs: [
    "M20 290V160a140 140 0 0 1 280 0v130h-76V160a64 64 0 0 0-128 0v130z",
    "M100 30v130a140 140 0 0 0 280 0V30h-76v130a64 64 0 0 1-128 0V30z",
  ],
  speech: [
    "M60 40h160a40 40 0 0 1 40 40v90a40 40 0 0 1-40 40h-96l-60 52v-52h-4a40 40 0 0 1-40-40V80a40 40 0 0 1 40-40z",
    "M184 100h156a40 40 0 0 1 40 40v90a40 40 0 0 1-40 40h-4v44l-52-44H184a40 40 0 0 1-40-40v-90a40 40 0 0 1 40-40z",
  ],
  stones: [
    "M92 128c66-26 150 2 150 68s-70 96-134 88S16 242 16 200s28-54 76-72z",
    "M232 50c72-32 154 6 154 82s-66 122-136 112s-108-44-108-98s38-72 90-96z",
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

/** Variant of the firm's motif (design language; content model `Motif`). */
export type Motif = keyof typeof MOTIF_SHAPES;
