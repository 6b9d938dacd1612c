import type { ReactNode } from "react";
import type { Notation } from "../../content/markdown/read";
import { MDX_COMPONENTS, PICTURE_COMPONENT } from "../../content/model/mdx-components";
import { newBlock } from "../formats/prose-blocks";
import { typeOver } from "../forms/text-field";
import { type Edit, insertBlock, insertLink, type Selected, toggleLines, toggleMark } from "./edits";

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
export const BLOCKS = Object.entries(MDX_COMPONENTS)
  .filter(([name, { parent }]) => !parent && name !== PICTURE_COMPONENT)
  .map(([name, { label }]) => ({ insert: newBlock(name), label }));

type Target = HTMLTextAreaElement | null | undefined;

/** Does an edit where the cursor stands, if it stands in a text. */
export const applyTo = (field: Target, edit: Tool["edit"]): void => {
  if (field) {
    const { value: text, selectionStart: start, selectionEnd: end } = field;
    const change = edit({ text, start, end });
    // A browser would take away the letter before it.
    if (change.insert !== "" || change.start < change.end) {
      typeOver(field, change);
    }
  }
};

/** The edit that a key does with Ctrl or Cmd, if any. */
export const editOfKey = (key: string): Tool["edit"] | undefined =>
  TOOLS.find(({ shortcut }) => shortcut === key)?.edit;

interface Props {
  notation: Notation;
  /** The text in which the cursor was last. */
  target: () => Target;
  /** More tools. */
  children?: ReactNode;
}

/** Toolbar of a field for text with markup, which writes it. */
export function ProseTools({ notation, target, children }: Props) {
  return (
    <div className="studio-tools" role="toolbar" aria-label="Opmaak">
      {TOOLS.filter(({ label }) => notation === "mdx" || label !== "Kop").map(({ label, shortcut, edit }) => (
        <button
          key={label}
          type="button"
          title={shortcut && `Ctrl + ${shortcut.toUpperCase()}`}
          onClick={() => applyTo(target(), edit)}
        >
          {label}
        </button>
      ))}
      {notation === "mdx" && (
        <select
          aria-label="Blok invoegen"
          value=""
          onChange={({ target: { value } }) => applyTo(target(), (selected) => insertBlock(selected, value))}
        >
          <option value="">Blok…</option>
          {BLOCKS.map(({ insert, label }) => (
            <option key={label} value={insert}>
              {label}
            </option>
          ))}
        </select>
      )}
      {children}
    </div>
  );
}
