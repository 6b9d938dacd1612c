import { type TokenUse, tokensIn } from "../../lib/tokens";
import { attributeIn } from "../markdown/attribute";
import { markHeadings } from "../markdown/headings";
import { type Component, childrenOf, type Node, type Notation, readMarkdown, wordsIn } from "../markdown/read";
import { TO_WRITE } from "../model/mdx-components";
import { quote } from "./dutch";
import { componentNamed, describeFault, LONE_BRACE, NO_HTML } from "./markdown-fault";
import { type Sign, signProblems, type TextProblem } from "./signs";
import { wordingProblems } from "./wording";

/** A component or element in MDX. */
interface ComponentFound {
  name: string;
  attributes: { name: string; value: string | true; offset: number }[];
  /** Name of the component around it. */
  parent?: string | undefined;
  /** Offset of its tag. */
  offset: number;
}

/** What the check needs to know of a text in Markdown or MDX. */
export interface MarkdownFindings {
  tokens: TokenUse[];
  /** Links with the offset of their address. */
  links: { href: string; offset: number }[];
  components: ComponentFound[];
  /** Ids of its headings. */
  anchors: string[];
  /** Paragraphs and headings, with tokens as written. */
  blocks: { text: string; offset: number }[];
  problems: TextProblem[];
}

const IMAGE: Readonly<Record<Notation, string>> = {
  markdown: "een afbeelding in lopende tekst is niet toegestaan; gebruik het veld image",
  mdx: 'een afbeelding in lopende tekst is niet toegestaan; gebruik <Figure file="…" alt="…" />',
};

const HEADING: Readonly<Record<Notation, { from: number; message: string }>> = {
  markdown: { from: 3, message: "kop van niveau 1 of 2; toegestaan: tussenkoppen vanaf ###" },
  mdx: { from: 2, message: "kop van niveau 1; toegestaan: tussenkoppen vanaf ##, want de titel is al de hoofdkop" },
};

/** Markdown that does not work here, so that visitors would see its characters. */
const SHOWN_AS_WRITTEN: readonly Sign[] = [
  [
    /\]\(|(?:\] \(|\)\[)(?=[/#]|https?:|mailto:|tel:)/,
    "deze link klopt niet; toegestaan: [woorden](/adres), met een adres zonder spaties",
  ],
  [/^[ \t]*\|.*\n[ \t]*\|[ :|-]+$/m, "een tabel is niet toegestaan; schrijf gewone tekst of een lijst"],
  [/(?<!\\)\}/, LONE_BRACE],
  [/(?<!\\)\*\*/, "vet klopt niet; toegestaan: **woorden**, zonder spatie achter het begin of voor het eind"],
  [/^#{2,6}[^#\s]/m, "een kop heeft een spatie achter de hekjes; toegestaan: ## Kop"],
  [/^-\p{L}/mu, "een punt van een lijst heeft een spatie achter het streepje; toegestaan: - punt"],
];

const CODE_STATEMENT = /^(?:import|export)\s+(?:[{*"']|(?:const|let|var|default|function|class)\b|\w+\s+from\b)/;

const PLAIN_VALUE = "toegestaan: tekst tussen dubbele aanhalingstekens";

/** Collects the findings of one text. */
class Finder {
  readonly found: MarkdownFindings = { tokens: [], links: [], components: [], anchors: [], blocks: [], problems: [] };

  constructor(
    readonly text: string,
    readonly notation: Notation,
  ) {}

  #at(node: Node): number {
    return node.position?.start.offset ?? 0;
  }

  #report(offset: number, message: string): void {
    this.found.problems.push({ offset, message });
  }

  visit(node: Node, parent?: string): void {
    const inside = this.#collect(node, parent);
    for (const child of childrenOf(node)) {
      this.visit(child, inside);
    }
  }

  #collect(node: Node, parent: string | undefined): string | undefined {
    switch (node.type) {
      case "mdxTextExpression":
      case "mdxFlowExpression":
        this.#expression(`{${node.value}}`, this.#at(node));
        break;
      case "link":
      case "definition":
        this.#link(node);
        break;
      case "image":
      case "imageReference":
        this.#report(this.#at(node), IMAGE[this.notation]);
        break;
      case "html":
        // Opening and closing tags of HTML are separate nodes.
        if (!node.value.startsWith("</")) {
          this.#report(this.#at(node), NO_HTML);
        }
        break;
      case "heading":
        if (node.depth < HEADING[this.notation].from) {
          this.#report(this.#at(node), HEADING[this.notation].message);
        } else if (wordsIn(node).trim() === "") {
          this.#report(this.#at(node), "een kop zonder woorden; schrijf ze erachter, of haal de hekjes weg");
        }
        this.#block(node);
        break;
      case "paragraph":
        this.#block(node);
        this.#components(childrenOf(node));
        break;
      case "text":
        this.#plainText(node);
        break;
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        this.#component(node, parent);
        return node.name ?? "";
    }
    return parent;
  }

  #block(node: Node): void {
    this.found.blocks.push({ text: wordsIn(node), offset: this.#at(node) });
  }

  #expression(raw: string, index: number): void {
    const [token] = tokensIn(raw);
    if (token?.raw === raw) {
      this.found.tokens.push({ ...token, index });
    } else {
      const rule = "toegestaan: een naam tussen accolades, zoals {phone} of {prijs.traject}";
      this.#report(index, `${quote(raw)} is geen token; ${rule}`);
    }
  }

  #link(node: Extract<Node, { type: "link" | "definition" }>): void {
    const words = node.type === "link" ? wordsIn(node).trim() : undefined;
    if (words === "") {
      this.#report(this.#at(node), "een link zonder woorden; toegestaan: [woorden](/adres)");
    } else if (words === TO_WRITE) {
      const advice = "staat hier nog van een nieuwe link; schrijf de woorden waarop bezoekers klikken";
      this.#report(this.#at(node) + 1, `${quote(TO_WRITE)} ${advice}`);
    }
    const placeOf = (part: string) => Math.max(this.text.lastIndexOf(part, node.position?.end.offset), this.#at(node));
    this.found.links.push({ href: node.url, offset: placeOf(node.url || "(") });
    for (const part of [node.url, node.title ?? ""]) {
      this.found.tokens.push(...tokensIn(part).map((token) => ({ ...token, index: placeOf(part) + token.index })));
    }
  }

  #plainText(node: Extract<Node, { type: "text" }>): void {
    const source = this.text.slice(node.position?.start.offset, node.position?.end.offset);
    for (const { offset, message } of [...wordingProblems(source), ...signProblems(SHOWN_AS_WRITTEN, source)]) {
      this.#report(this.#at(node) + offset, message);
    }
    if (this.notation === "mdx" && node.position?.start.column === 1 && CODE_STATEMENT.test(source)) {
      this.#report(this.#at(node), "import en export zijn niet toegestaan; alle componenten zijn er vanzelf");
    }
  }

  /** Reports block components in running text, where they would break the paragraph. */
  #components(children: readonly Node[]): void {
    const isTag = (node: Node): node is Component => node.type === "mdxJsxTextElement";
    if (children.every((child) => isTag(child) || (child.type === "text" && child.value.trim() === ""))) {
      return;
    }
    for (const tag of children.filter(isTag)) {
      const component = componentNamed(tag.name ?? "");
      if (component && component.children !== "text") {
        const rule = "toegestaan: op een eigen regel, met een lege regel ervoor en erna";
        this.#report(this.#at(tag), `<${tag.name}> staat tussen woorden; ${rule}`);
      }
    }
  }

  #component(node: Component, parent: string | undefined): void {
    const offset = this.#at(node);
    const attributes: ComponentFound["attributes"] = [];
    for (const attribute of node.attributes) {
      if (attribute.type !== "mdxJsxAttribute") {
        this.#report(offset, `attribuut ${quote(`{${attribute.value}}`)} kan niet; ${PLAIN_VALUE}`);
        continue;
      }
      const { name, value } = attribute;
      // The tree has no positions of attributes; the tag's own attributes come first.
      const at = offset + (attributeIn(this.text.slice(offset), name)?.index ?? 0);
      if (value && typeof value !== "string") {
        this.#report(at, `attribuut ${quote(name)} heeft een waarde tussen accolades; ${PLAIN_VALUE}`);
      } else {
        attributes.push({ name, value: value ?? true, offset: value ? at + name.length + 2 : at });
      }
    }
    this.found.components.push({ name: node.name ?? "", attributes, parent, offset });
  }
}

/** Tokens, links and components of a text, and what is not allowed in it. */
export const inspectMarkdown = (text: string, notation: Notation): MarkdownFindings => {
  const finder = new Finder(text, notation);
  let tree: ReturnType<typeof readMarkdown>;
  try {
    tree = readMarkdown(text, notation);
  } catch (error) {
    return { ...finder.found, problems: [describeFault(error, text)] };
  }
  finder.visit(tree);
  finder.found.anchors.push(...markHeadings(tree).map(({ link }) => link.slice(1)));
  return finder.found;
};
