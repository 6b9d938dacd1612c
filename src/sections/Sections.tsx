import { Suspense } from "react";
import { componentOf, type SectionData } from "./registry";

/**
 * Shows the sections of a page in order, with the thread (styles/thread.ts) beside them if a closing band ties it.
 * The Suspense boundaries let React hydrate one at a time, the tapped one first.
 */
export function Sections({ sections }: { sections: readonly SectionData[] }) {
  const shown = sections.map((section, index) => {
    const place = `${index + 1} ${section.__typename}`;
    const Component = componentOf(section);
    return (
      <Suspense key={place}>
        <Component {...section} opening={index === 0} />
      </Suspense>
    );
  });
  if (sections.at(-1)?.__typename !== "CallToActionSection") {
    return shown;
  }
  return (
    <>
      <div data-thread="">{shown.slice(0, -1)}</div>
      {shown.at(-1)}
    </>
  );
}
