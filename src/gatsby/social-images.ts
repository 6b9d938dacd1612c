import path from "node:path";
import { publishSocialImages, type SocialImageReport } from "../social-images/publish-social-images";
import type { SocialImageInput } from "../social-images/social-image-file";

let publishing: Promise<SocialImageReport> = Promise.resolve({ total: 0, added: 0, removed: 0 });

/**
 * Starts on the social images that the pages refer to, while Gatsby goes on; pages in `develop` have none.
 *
 * @param inputs what the images show
 */
export const startSocialImages = (inputs: readonly SocialImageInput[]): void => {
  if (process.env.gatsby_executing_command === "build") {
    publishing = publishSocialImages(inputs, path.resolve("public"));
    // Who waits for them hears of an error.
    publishing.catch(() => undefined);
  }
};

/**
 * Waits for the social images.
 *
 * @throws for an image that could not be made
 */
export const socialImagesMade = (): Promise<SocialImageReport> => publishing;
