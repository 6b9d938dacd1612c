import { type ComponentType, Suspense } from "react";
import { SECTION_MAP } from "./section-map";

/** A section as the page template queries it. */
export type SectionData = Queries.PageSectionsFragment["sections"][number];

type SectionOf<Name extends SectionData["__typename"]> = Extract<SectionData, { __typename: Name }>;

type Registry = { [Name in SectionData["__typename"]]: ComponentType<{ section: SectionOf<Name> }> };

/** A component that takes other data than its fragment gives is a type error here. */
const SECTIONS: Registry = SECTION_MAP;

interface Props {
  sections: readonly SectionData[];
}

/**
 * Shows the sections of a page in order, each with the component of its type. Nothing in them suspends: the boundaries
 * let React hydrate one section at a time, the one that is tapped first (docs/decisions/0005-hydration-and-hosting.md).
 * A section that throws while HTML is made leaves its fallback there, which names it: the build stops
 * (src/hosting/html/broken-parts.ts).
 */
export function Sections({ sections }: Props) {
  return sections.map((section, index) => {
    const name = section.__typename;
    const place = `${index + 1} ${name}`;
    const Component = SECTIONS[name] as ComponentType<{ section: SectionData }>;
    return (
      <Suspense key={place} fallback={place}>
        <Component section={section} />
      </Suspense>
    );
  });
}
