import { expect, test } from "./test";

test.use({ circumstances: { scripts: true, calm: true } });

test("less motion: the page jumps to an anchor, and everything shows at once", async ({ visitor }) => {
  await visitor.openAlive("/");
  expect(await visitor.read(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  const moving = () =>
    visitor.read(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
  await expect.poll(moving).toBe(0);
  await visitor.click("header a", "Offerte aanvragen");
  await visitor.expectPath("/contact#formulier");
  await visitor.sees("#formulier");
});
