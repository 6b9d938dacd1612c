import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import { createRoot } from "react-dom/client";
import { globalStyles } from "../../styles/global";
import { PreviewPage } from "./PreviewPage";
import { previewOf } from "./preview-of";

export interface Drawing {
  /** Draws a draft as it is now; one that was asked for later wins. */
  show(...draft: Parameters<typeof previewOf>): Promise<void>;
  end(): void;
}

/** Draws previews in a frame of the engine, with the site's own styles on that frame's page. */
export const drawIn = (frame: Document): Drawing => {
  const cache = createCache({ key: "css", container: frame.head, stylisPlugins: [] });
  const root = createRoot(frame.body.appendChild(frame.createElement("div")));
  let asked = 0;
  return {
    show: async (...draft) => {
      asked += 1;
      const number = asked;
      const preview = await previewOf(...draft);
      if (number === asked) {
        root.render(
          <CacheProvider value={cache}>
            <Global styles={globalStyles} />
            <PreviewPage {...preview} />
          </CacheProvider>,
        );
      }
    },
    end: () => {
      // What is under way is not drawn any more.
      asked += 1;
      root.unmount();
    },
  };
};
