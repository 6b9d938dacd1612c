import { Fragment } from "react";
import { ButtonRow } from "../ButtonRow";
import { CallLink } from "../CallLink";
import { SmartLink } from "../SmartLink";
import { AccentCard } from "./AccentCard";
import { ActionLink } from "./ActionLink";
import { Callout } from "./Callout";
import { CourseDay } from "./CourseDay";
import { Figure } from "./Figure";
import { KeyFigure, KeyFigures } from "./KeyFigures";
import { ProseBody } from "./ProseBody";
import { PullQuote } from "./PullQuote";

/** What editors may use in MDX (src/content/model/mdx-components.ts), and what all of it is wrapped in. */
export const REACT_COMPONENTS = {
  a: SmartLink,
  ActionButtons: ButtonRow,
  ActionLink,
  Anecdotes: Callout,
  BookTip: AccentCard,
  BookTips: Fragment,
  CallButton: CallLink,
  Callout,
  CourseDay,
  Figure,
  KeyFigure,
  KeyFigures,
  Need: AccentCard,
  Needs: Fragment,
  PullQuote,
  wrapper: ProseBody,
};

/** What compiled MDX asks for its components, in place of the context of `@mdx-js/react`: they never differ. */
export const useMDXComponents = () => REACT_COMPONENTS;
