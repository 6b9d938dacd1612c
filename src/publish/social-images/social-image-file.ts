import { createHash } from "node:crypto";
import { rendererFiles } from "./fonts";
import { type SocialImageInput, socialImageSvg } from "./social-image-svg";

export const SOCIAL_FOLDER = "social";

const digestOf = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");

const RENDERER = digestOf(Buffer.concat(rendererFiles()));

/** File name of a social image: a hash of everything that determines its bytes. */
export const socialImageFile = (svg: string): string => `${digestOf(RENDERER + svg).slice(0, 16)}.png`;

/** Path of a social image on the site. */
export const socialImagePath = (input: SocialImageInput): string =>
  `/${SOCIAL_FOLDER}/${socialImageFile(socialImageSvg(input))}`;
