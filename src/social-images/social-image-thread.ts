import { workerData } from "node:worker_threads";
import { writeWhole } from "../lib/write-whole";
import { makeSocialImage } from "./make-social-image";
import type { SocialImageOrder } from "./publish-social-images";

const { input: order }: { input: SocialImageOrder } = workerData;

const makeAll = async (): Promise<void> => {
  for (const [file, input] of order) {
    await writeWhole(file, await makeSocialImage(input));
  }
};

// An error that nobody waits for ends the thread, which is how it gets to publishSocialImages.
void makeAll();
