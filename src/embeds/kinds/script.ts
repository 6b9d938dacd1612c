import { EMBED_TIMING, type EmbedContext } from "../context";
import { addScript } from "../script-tag";
import { uidOfScript } from "../urls";

/** Script that draws a form where it stands (Kit): `<script async data-uid src>` inside the container. */
export const startScript = (context: EmbedContext): void => {
  const { container, config, ready, fail, after, onUnmount } = context;
  const observer = new MutationObserver(() => {
    if (!container.querySelector("form, iframe")) return;
    observer.disconnect();
    ready();
  });
  observer.observe(container, { childList: true, subtree: true });
  onUnmount(() => observer.disconnect());
  const uid = config.uid || uidOfScript(config.url);
  onUnmount(
    addScript(container, config.url, uid ? { uid } : {}, {
      onLoad: () => after(EMBED_TIMING.settle, () => fail("error")),
      onError: () => fail("error"),
    }),
  );
};
