import { createHash } from "node:crypto";
import type { Motif } from "../lib/motif-shapes";
import type { Language } from "../seo/types";
import { rawColor } from "../styles/tokens";

/** What a social image shows. */
export interface SocialImageInput {
  title: string;
  /** Line above the title: the firm's name. */
  eyebrow: string;
  motif: Motif;
  language: Language;
}

/** Raise it when the design changes, so that every image gets a new name and is made again. */
const DESIGN = 2;

/** Folder of the images in the site. */
export const SOCIAL_FOLDER = "social";

/** Name of the file of a social image: follows from what it shows, so that it is known before the image is made. */
export const socialImageFile = ({ title, eyebrow, motif, language }: SocialImageInput): string => {
  const content = JSON.stringify([DESIGN, rawColor, title, eyebrow, motif, language]);
  return `${createHash("sha256").update(content).digest("hex").slice(0, 16)}.png`;
};

/** Path of a social image on the site, for the page context and Seo. */
export const socialImagePath = (input: SocialImageInput): string => `/${SOCIAL_FOLDER}/${socialImageFile(input)}`;
