/** Colours and shapes that the site's drawings share: ink outlines, the firm's two shapes behind them. */
import { INK } from "./people.mjs";

export const PETROL = "#0e4a56";
export const PETROL_LIGHT = "#17697a";
export const APRICOT = "#e8804a";
export const SKY = "#c3dadb";
export const BLUSH = "#f8d8c4";
/** The overlap when it is lit. */
export const LIGHT = "#f9e4d0";
export const CREAM = "#f3e3cf";
export const CREAM_EDGE = "#d9c9b3";
export const PAPER = "#ffffff";
export const LEAF = "#4c6b3c";

/** Colours of the two shapes and of where they meet: at full strength, and behind something. */
export const FULL = [PETROL, APRICOT, LIGHT] as const;
export const SOFT = [SKY, BLUSH, LIGHT] as const;

/** A drawing in px of its own; what lies outside does not show. */
export interface Drawing {
  width: number;
  height: number;
  content: string;
}

/** Outlined shapes. */
export const ink = (width: number, shapes: string): string =>
  `<g stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${shapes}</g>`;

/** Lines and other strokes without a surface. */
export const lines = (path: string, width = 4): string => `<path d="${path}" fill="none" stroke-width="${width}"/>`;

export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

/** Mug of 60 by 62 with its ear on the right. */
export const mug = (x: number, y: number, fill: string, { scale = 1, flip = false } = {}): string =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">` +
  `<path d="M59 11c29 0 29 36 0 36" fill="none"/><path d="M0 0h60v35q0 27-27 27h-6Q0 62 0 35z" fill="${fill}"/></g>`;

export const steam = (x: number, y: number): string =>
  `<path d="M${x} ${y}c-11-11 9-17 0-30" fill="none" stroke-width="4"/>`;

export const sheet = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0h168v78H-12z" fill="${PAPER}"/>` +
  `<path d="M28 26h108M22 50h84" fill="none" stroke-width="4"/></g>`;

export const pencil = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0h76v18H0l-18-9z" fill="${APRICOT}" stroke-width="5"/></g>`;

interface Circle {
  cx: number;
  cy: number;
  r: number;
}

/** Two circles that meet; the overlap in a third colour. */
export const circles = (
  [first, second]: readonly [Circle, Circle],
  [left, right, overlap]: readonly [string, string, string],
): string => {
  const circle = ({ cx, cy, r }: Circle, rest: string) => `<circle cx="${cx}" cy="${cy}" r="${r}"${rest}/>`;
  return (
    `<clipPath id="meet">${circle(first, "")}</clipPath>${circle(first, ` fill="${left}"`)}` +
    `${circle(second, ` fill="${right}"`)}${circle(second, ` fill="${overlap}" clip-path="url(#meet)"`)}`
  );
};
