import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import { Component } from "react";
import { createRoot, type Root } from "react-dom/client";
import { CONTENT_TYPES, type ContentType } from "../../content-model/registry";
import { globalStyles } from "../../styles/global";
import { fileOf } from "../check/check-form";
import { type FormData, fileData } from "../formats/format";
import { addWidths } from "./frame";
import { PreviewPage } from "./PreviewPage";
import { type Preview, previewOf } from "./preview-of";

interface Props {
  entry: { toJS(): { data: FormData } };
  document: Document;
  window: Window;
}

/** Pause in typing after which the preview follows, in ms. */
const PAUSE = 150;

/**
 * Preview of a content type inside the frame that the engine makes. The engine brings a React of its own, so this mounts
 * the site's React in the frame, with styles of its own.
 */
export const previewFor = (type: ContentType) =>
  class PreviewFrame extends Component<Props> {
    root: Root | undefined;
    cache: EmotionCache | undefined;
    timer = 0;
    asked = 0;
    removeWidths: (() => void) | undefined;

    override componentDidMount(): void {
      const { document: inner, window: innerWindow } = this.props;
      inner.querySelector("base")?.setAttribute("href", new URL(".", window.location.href).href);
      inner.addEventListener("click", (event) => event.preventDefault());
      this.cache = createCache({ key: "css", container: inner.head, stylisPlugins: [] });
      this.root = createRoot(inner.body.appendChild(inner.createElement("div")));
      const frame = innerWindow.frameElement;
      this.removeWidths = frame instanceof HTMLElement ? addWidths(frame) : undefined;
      this.show();
    }

    override componentDidUpdate(): void {
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.show(), PAUSE);
    }

    override componentWillUnmount(): void {
      window.clearTimeout(this.timer);
      this.removeWidths?.();
      this.root?.unmount();
    }

    async show(): Promise<void> {
      this.asked += 1;
      const { asked } = this;
      const form = this.props.entry.toJS().data;
      const { data, body } = fileData(type, form);
      const preview = await previewOf({ type, file: fileOf(type, form), data }, body);
      if (asked === this.asked) {
        this.draw(preview);
      }
    }

    draw(preview: Preview): void {
      if (this.cache) {
        this.root?.render(
          <CacheProvider value={this.cache}>
            <Global styles={globalStyles} />
            <PreviewPage {...preview} />
          </CacheProvider>,
        );
      }
    }

    override render() {
      return null;
    }
  };

/** Previews of all content types, by name. */
export const previews = () => CONTENT_TYPES.map((type) => [type.name, previewFor(type)] as const);
