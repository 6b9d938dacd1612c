import { ButtonRow } from "../ButtonRow";
import { CallLink } from "../CallLink";
import { ProseBody } from "../ProseBody";
import { ActionLink } from "./ActionLink";
import { Anecdotes } from "./Anecdotes";
import { BookTip, BookTips } from "./BookTips";
import { Callout } from "./Callout";
import { CourseDay } from "./CourseDay";
import { Figure } from "./Figure";
import { KeyFigure, KeyFigures } from "./KeyFigures";
import { Need, Needs } from "./Needs";
import { ProseLink } from "./ProseLink";
import { PullQuote } from "./PullQuote";

/** What editors may use in MDX (src/content-model/mdx-components.ts). */
export const MDX_COMPONENTS = {
  a: ProseLink,
  ActionButtons: ButtonRow,
  ActionLink,
  Anecdotes,
  BookTip,
  BookTips,
  CallButton: CallLink,
  Callout,
  CourseDay,
  Figure,
  KeyFigure,
  KeyFigures,
  Need,
  Needs,
  PullQuote,
} as const;

const WRAPPED = { ...MDX_COMPONENTS, wrapper: ProseBody };

/** What compiled MDX asks for its components, in place of the context of `@mdx-js/react`: they never differ. */
export const useMDXComponents = () => WRAPPED;
