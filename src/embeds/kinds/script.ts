import { EMBED_TIMING, type EmbedContext } from "../context";
import { addScript } from "../script-tag";
import { uidOfScript } from "../urls";

/** Sent by Kit after a successful sign-up; its detail holds the e-mail address and is never read. */
const SUBMITTED = "ckjs:submission:complete";

/** Script that draws a form where it stands (Kit): `<script async data-uid src>` inside the container. */
export const startScript = (context: EmbedContext): void => {
  const { container, config, ready, fail, after, listen, onUnmount, submitted } = context;
  const observer = new MutationObserver(() => {
    if (!container.querySelector("form, iframe")) return;
    observer.disconnect();
    ready();
  });
  observer.observe(container, { childList: true, subtree: true });
  onUnmount(() => observer.disconnect());
  listen(container, SUBMITTED, submitted);
  const uid = config.uid || uidOfScript(config.url);
  onUnmount(
    addScript(container, config.url, uid ? { uid } : {}, {
      onLoad: () => after(EMBED_TIMING.settle, () => fail("error")),
      onError: () => fail("error"),
    }),
  );
};
