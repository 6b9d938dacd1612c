import { type ClipboardEvent, type DragEvent, type ReactNode, type RefObject, useLayoutEffect } from "react";
import type { Notation } from "../../content/markdown/read";
import { PICTURE_COMPONENTS } from "../formats/prose-blocks";
import { componentSuggestions } from "../pickers/suggestions";
import { type Edit, insertBlock, insertLink, type Selected, toggleLines, toggleMark } from "./edits";
import { markdownOf } from "./paste";
import { typeOver } from "./type-over";

interface Tool {
  label: string;
  /** Key that does the same with Ctrl or Cmd. */
  shortcut?: string;
  edit: (selected: Selected) => Edit;
}

const TOOLS: readonly Tool[] = [
  { label: "Kop", edit: (selected) => toggleLines(selected, "## ") },
  { label: "Tussenkop", edit: (selected) => toggleLines(selected, "### ") },
  { label: "Vet", shortcut: "b", edit: (selected) => toggleMark(selected, "**") },
  { label: "Schuin", shortcut: "i", edit: (selected) => toggleMark(selected, "*") },
  { label: "Lijst", edit: (selected) => toggleLines(selected, "- ") },
  { label: "Nummers", edit: (selected) => toggleLines(selected, "1. ") },
  { label: "Link", shortcut: "k", edit: insertLink },
];

/** What can be put between paragraphs; a picture has a button of its own. */
const BLOCKS = componentSuggestions().filter(
  ({ insert }) => !PICTURE_COMPONENTS.some((component) => insert.startsWith(`<${component} `)),
);

/** Level of the highest heading that a text may have. */
const TOP: Readonly<Record<Notation, number>> = { mdx: 2, markdown: 3 };

interface Props {
  id: string;
  label: string;
  notation: Notation;
  value: string;
  area: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
  /** A file that is dropped or pasted; without it, the text takes none. */
  onFile?: (event: DragEvent | ClipboardEvent, data: DataTransfer) => void;
  /** More tools. */
  children?: ReactNode;
}

/** Field for text with markup, with a toolbar that writes it. */
export function ProseArea({ id, label, notation, value, area, onText, onFile, children }: Props) {
  const tools = TOOLS.filter((tool) => notation === "mdx" || tool.label !== "Kop");
  // As a value of React's, the text would be undone letter by letter.
  useLayoutEffect(() => {
    if (area.current && area.current.value !== value) {
      area.current.value = value;
    }
  }, [area, value]);
  const apply = (edit: Tool["edit"]): void => {
    const field = area.current;
    if (field) {
      const { value: text, selectionStart: start, selectionEnd: end } = field;
      typeOver(field, edit({ text, start, end }));
    }
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const data = event.clipboardData;
    const insert = markdownOf(data.getData("text/html"), TOP[notation]);
    if (insert === "") {
      onFile?.(event, data);
    } else {
      event.preventDefault();
      const { selectionStart: start, selectionEnd: end } = event.currentTarget;
      typeOver(event.currentTarget, { start, end, insert, select: [insert.length, insert.length] });
    }
  };
  return (
    <>
      <div className="studio-tools" role="toolbar" aria-label="Opmaak">
        {tools.map(({ label: name, shortcut, edit }) => (
          <button
            key={name}
            type="button"
            title={shortcut && `Ctrl + ${shortcut.toUpperCase()}`}
            onClick={() => apply(edit)}
          >
            {name}
          </button>
        ))}
        {notation === "mdx" && (
          <select
            aria-label="Blok invoegen"
            value=""
            onChange={({ target }) => apply((selected) => insertBlock(selected, target.value))}
          >
            <option value="">Blok…</option>
            {BLOCKS.map(({ insert, meaning }) => (
              <option key={meaning} value={insert}>
                {meaning}
              </option>
            ))}
          </select>
        )}
        {children}
      </div>
      <textarea
        ref={area}
        id={id}
        aria-label={label}
        rows={notation === "mdx" ? 16 : 5}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          const tool = (event.ctrlKey || event.metaKey) && tools.find(({ shortcut }) => shortcut === event.key);
          if (tool) {
            event.preventDefault();
            apply(tool.edit);
          }
        }}
        onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
        onDrop={(event) => onFile?.(event, event.dataTransfer)}
        onPaste={paste}
      />
    </>
  );
}
