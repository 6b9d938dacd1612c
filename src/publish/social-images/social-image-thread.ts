import { workerData } from "node:worker_threads";
import { writeWhole } from "../write-whole";
import { readSvg } from "./fonts";
import type { SocialImageOrder } from "./publish-social-images";

const order: SocialImageOrder = workerData;

const makeAll = async (): Promise<void> => {
  for (const [file, svg] of order) {
    await writeWhole(file, readSvg(svg).render().asPng());
  }
};

// An uncaught error ends the thread, and so reaches publishSocialImages.
void makeAll();
