import path from "node:path";
import { publishSocialImages } from "../publish/social-images/publish-social-images";
import type { SocialImageInput } from "../publish/social-images/social-image-svg";

let publishing: Promise<void> = Promise.resolve();

/** Starts to make the social images of a build, while Gatsby goes on; `develop` has none. */
export const startSocialImages = (inputs: readonly SocialImageInput[]): void => {
  if (process.env.gatsby_executing_command === "build") {
    publishing = publishSocialImages(inputs, path.resolve("public"));
    // Whoever awaits it gets the error.
    publishing.catch(() => undefined);
  }
};

/**
 * Waits for the social images.
 *
 * @throws for an image that could not be made
 */
export const socialImagesMade = (): Promise<void> => publishing;
