import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component } from "react";
import { fileOf } from "../../content/check/page-path";
import type { ContentType } from "../../content/model/registry";
import { showField } from "../check/mark-fields";
import { placeOfWords, plain, textsOf, tokenTable } from "../find/texts";
import { fileValue, formPath } from "../formats/format";
import type { Drawing } from "./draw";
import { follow, wordsAt } from "./follow";
import { addWidths } from "./frame";

/** Pause in typing after which the preview follows, in ms. */
const PAUSE = 150;

const wordsTyped = (): string => wordsAt(document.activeElement, tokenTable());

/**
 * Preview of a content type inside the frame that the engine makes. What draws it, the site's sections and their queries,
 * is loaded with the first form.
 */
export const previewFor = (type: ContentType) =>
  class PreviewFrame extends Component<CustomPreviewTemplateProps> {
    drawing: Drawing | undefined;
    timer = 0;
    gone = false;
    removeWidths: (() => void) | undefined;

    override async componentDidMount(): Promise<void> {
      const { document: inner, window: innerWindow } = this.props;
      inner.documentElement.lang = "nl";
      inner.querySelector("base")?.setAttribute("href", new URL(".", window.location.href).href);
      inner.addEventListener("click", this.showClicked);
      document.addEventListener("focusin", this.follow);
      this.removeWidths = addWidths(innerWindow.frameElement as HTMLElement);
      try {
        const { drawIn } = await import("./draw");
        if (!this.gone) {
          this.drawing = drawIn(inner);
          this.show();
        }
      } catch {
        inner.body.textContent = "Het voorbeeld is niet geladen. Laad de redactie opnieuw; opslaan kan wel.";
      }
    }

    override componentDidUpdate(): void {
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.show(), PAUSE);
    }

    override componentWillUnmount(): void {
      this.gone = true;
      document.removeEventListener("focusin", this.follow);
      window.clearTimeout(this.timer);
      this.removeWidths?.();
      this.drawing?.end();
    }

    async show(): Promise<void> {
      const { data: form, path } = this.props.entry.toJS();
      const value = fileValue(type, form);
      const scrollTo = await this.drawing?.show({ type, file: path || fileOf(type, form), value });
      follow(this.props.document, scrollTo || wordsTyped());
    }

    readonly follow = (): void => follow(this.props.document, wordsTyped());

    /** Shows the field of what was clicked: the shortest text of the form that holds its words. */
    readonly showClicked = (event: MouseEvent): void => {
      event.preventDefault();
      const words = plain((event.target as Element).textContent).trim();
      const { data: form } = this.props.entry.toJS();
      const [found] = textsOf(type, fileValue(type, form), tokenTable())
        .filter(({ text }) => plain(text).includes(words))
        .sort((a, b) => a.text.length - b.text.length);
      if (words !== "" && found) {
        showField(formPath(type, found.path), placeOfWords(found.raw, words));
      }
    };

    override render() {
      return null;
    }
  };
