import type { ReactNode } from "react";
import { AccentCard } from "./AccentCard";
import { CardStack } from "./CardStack";

/** The book tips of an article. */
export function BookTips({ children }: { children: ReactNode }) {
  return <CardStack>{children}</CardStack>;
}

interface Props {
  title: string;
  author: string;
  icon: Queries.IconName;
  color: Queries.Accent;
  children: ReactNode;
}

/** One book: title, author, icon, description, colour gradient (docs/agreement.md#articles). */
export function BookTip({ title, author, icon, color, children }: Props) {
  return (
    <AccentCard title={title} subtitle={author} icon={icon} accent={color}>
      {children}
    </AccentCard>
  );
}
