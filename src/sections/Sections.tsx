import { Suspense } from "react";
import { componentOf, type SectionData } from "./registry";

/**
 * Shows the sections of a page in order. The Suspense boundaries let React hydrate one at a time, the tapped one first;
 * a section that fails on the server leaves a fallback with its name, at which the build stops
 * (src/publish/hosting/html/finish-page.ts).
 */
export function Sections({ sections }: { sections: readonly SectionData[] }) {
  return sections.map((section, index) => {
    const place = `${index + 1} ${section.__typename}`;
    const Component = componentOf(section);
    return (
      <Suspense key={place} fallback={place}>
        <Component {...section} opening={index === 0} />
      </Suspense>
    );
  });
}
