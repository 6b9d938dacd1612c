import { type ClipboardEvent, type DragEvent, useLayoutEffect, useRef } from "react";
import type { Notation } from "../../content/markdown/read";
import { insertPasted, newLine } from "./edits";
import { applyTo, editOfKey } from "./ProseTools";
import { markdownOf } from "./paste";

/** Level of the highest heading that a text may have. */
const TOP: Readonly<Record<Notation, number>> = { mdx: 2, markdown: 3 };

interface Props {
  id?: string | undefined;
  label: string;
  notation: Notation;
  value: string;
  /** Where the text starts in that of the whole field, after blank space. */
  start?: number;
  onText: (text: string) => void;
  /** A file that is dropped or pasted; without it, the text takes none. */
  onFile?: ((event: DragEvent | ClipboardEvent, data: DataTransfer) => void) | undefined;
}

/** Text with markup; blank space at its ends is nothing that changes it. */
export function ProseText({ id, label, notation, value, start, onText, onFile }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  // As a value of React's, the text would be undone letter by letter. What became a block is no longer among the words.
  useLayoutEffect(() => {
    if (field.current && field.current.value.trim() !== value.trim()) {
      field.current.value = value;
    }
  });
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const data = event.clipboardData;
    const insert = markdownOf(data.getData("text/html"), TOP[notation]);
    if (insert === "") {
      onFile?.(event, data);
    } else {
      event.preventDefault();
      applyTo(event.currentTarget, (selected) => insertPasted(selected, insert));
    }
  };
  return (
    <textarea
      ref={field}
      id={id}
      aria-label={label}
      data-words-at={start}
      rows={1}
      onChange={({ target }) => onText(target.value)}
      onKeyDown={(event) => {
        const { ctrlKey, metaKey, shiftKey, key, nativeEvent } = event;
        const isEnter = key === "Enter" && !shiftKey && !nativeEvent.isComposing;
        const edit = ctrlKey || metaKey ? editOfKey(key) : isEnter ? newLine : undefined;
        if (edit) {
          event.preventDefault();
          applyTo(event.currentTarget, edit);
        }
      }}
      onDrop={(event) => onFile?.(event, event.dataTransfer)}
      onPaste={paste}
    />
  );
}
