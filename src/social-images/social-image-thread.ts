import { workerData } from "node:worker_threads";
import { inParallel } from "../lib/in-parallel";
import { writeWhole } from "../lib/write-whole";
import { makeSocialImage } from "./make-social-image";
import type { SocialImageOrder } from "./publish-social-images";

/** Images made at the same time: while one is compressed, the next is drawn. */
const AT_ONCE = 4;

const { input: order }: { input: SocialImageOrder } = workerData;

// An error that nobody waits for ends the thread, which is how it gets to publishSocialImages.
void inParallel(order, AT_ONCE, async ([file, input]) => writeWhole(file, await makeSocialImage(input)));
