import type { ReactNode } from "react";
import { AccentCard } from "./AccentCard";
import { CardStack } from "./CardStack";

/** The six needs of an article. */
export function Needs({ children }: { children: ReactNode }) {
  return <CardStack>{children}</CardStack>;
}

interface Props {
  title: string;
  icon: Queries.IconName;
  color: Queries.Accent;
  children: ReactNode;
}

/** One need: description and characteristics (docs/agreement.md#articles). */
export function Need({ title, icon, color, children }: Props) {
  return (
    <AccentCard title={title} icon={icon} accent={color}>
      {children}
    </AccentCard>
  );
}
