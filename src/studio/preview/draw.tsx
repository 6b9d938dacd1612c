import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Breadcrumb } from "../../components/Breadcrumb";
import { SiteTextsContext } from "../../components/site-texts";
import { globalStyles } from "../../styles/global";
import type { Draft } from "./nodes";
import { NO_PREVIEW, type Preview, previewOf } from "./preview-of";

export type Drawing = ReturnType<typeof drawIn>;

/** Draws pages in a frame of the engine as visitors will see them, without menu and footer. */
export const drawIn = (frame: Document) => {
  const cache = createCache({ key: "css", container: frame.head, stylisPlugins: [] });
  const draw = ({ Template, data, prose, trail, texts, message }: Preview): void =>
    root.render(
      <CacheProvider value={cache}>
        <Global styles={globalStyles} />
        {message && (
          <p role="status" style={{ padding: 24 }}>
            {message}
          </p>
        )}
        {Template && (
          <SiteTextsContext value={texts as never}>
            <main>
              {trail && <Breadcrumb trail={trail} />}
              <Template data={data as never}>{prose}</Template>
            </main>
          </SiteTextsContext>
        )}
      </CacheProvider>,
    );
  const root = createRoot(frame.body.appendChild(frame.createElement("div")), {
    // A component of the site throws: half a form is no page yet.
    onUncaughtError: () => draw(NO_PREVIEW),
  });
  let asked = 0;
  let shown: Preview = {};
  return {
    /**
     * Draws a draft as it is now; one that was asked for later wins.
     *
     * @returns words of the page to scroll to, where the draft changes only those
     */
    show: async (draft: Draft): Promise<string | undefined> => {
      asked += 1;
      const number = asked;
      const preview = await previewOf(draft);
      if (number === asked) {
        // While something cannot be drawn, such as a tag that is half typed, the page stays as it was.
        shown = preview.Template ? preview : { ...shown, message: preview.message };
        // At once, as the page is then scrolled to what was written.
        flushSync(() => draw(shown));
      }
      return preview.scrollTo;
    },
    end: (): void => {
      // What is under way is not drawn any more.
      asked += 1;
      root.unmount();
    },
  };
};
