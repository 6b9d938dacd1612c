import { Suspense } from "react";
import { componentOf, type SectionData } from "./registry";

/** Shows the sections of a page in order. The Suspense boundaries let React hydrate one at a time, the tapped one first. */
export function Sections({ sections }: { sections: readonly SectionData[] }) {
  return sections.map((section, index) => {
    const place = `${index + 1} ${section.__typename}`;
    const Component = componentOf(section);
    return (
      <Suspense key={place}>
        <Component {...section} opening={index === 0} />
      </Suspense>
    );
  });
}
