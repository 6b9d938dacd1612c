import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { globalStyles } from "../../styles/global";
import { PreviewPage } from "./PreviewPage";
import { NO_PREVIEW, type Preview, previewOf } from "./preview-of";

export interface Drawing {
  /**
   * Draws a draft as it is now; one that was asked for later wins.
   *
   * @returns what the page tells of it, where that is not all of it
   */
  show(...draft: Parameters<typeof previewOf>): Promise<string | undefined>;
  end(): void;
}

/** Draws previews in a frame of the engine, with the site's own styles on that frame's page. */
export const drawIn = (frame: Document): Drawing => {
  const cache = createCache({ key: "css", container: frame.head, stylisPlugins: [] });
  const draw = (preview: Preview): void =>
    root.render(
      <CacheProvider value={cache}>
        <Global styles={globalStyles} />
        <PreviewPage {...preview} />
      </CacheProvider>,
    );
  const root = createRoot(frame.body.appendChild(frame.createElement("div")), {
    // A component of the site throws: half a form is no page yet.
    onUncaughtError: () => draw(NO_PREVIEW),
  });
  let asked = 0;
  let shown: Preview = {};
  return {
    show: async (...draft) => {
      asked += 1;
      const number = asked;
      const preview = await previewOf(...draft);
      if (number === asked) {
        // While something cannot be drawn, such as a tag that is half typed, the page stays as it was.
        shown = preview.Template ? preview : { ...shown, message: preview.message };
        // At once, as the page is then scrolled to what was written.
        flushSync(() => draw(shown));
      }
      return preview.tells;
    },
    end: () => {
      // What is under way is not drawn any more.
      asked += 1;
      root.unmount();
    },
  };
};
