import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CITY, PAGE, QUESTION, REVIEW } from "./week-of-content";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Entry = { [key: string]: Json };

/** The content of a copy of the project. */
interface Content {
  /** Changes a JSON file in data/. */
  edit: <T = Entry>(file: string, change: (data: T) => void) => void;
  /** Writes a file; data become JSON. */
  write: (file: string, content: unknown) => void;
  /** The files in a folder, with the folder's name. */
  files: (folder: string) => string[];
  read: (file: string) => string;
}

/** An edit of an ordinary week. */
interface Edit {
  name: string;
  apply: (content: Content) => void;
}

const setFact =
  (token: string, value: string | number): Edit["apply"] =>
  ({ edit }) =>
    edit<Entry[]>("data/facts.json", (facts) => {
      const fact = facts.find((entry) => entry.token === token);
      if (fact) {
        fact.value = value;
      }
    });

interface Section {
  type: string;
  lead?: string;
  items?: Entry[];
  integration?: string;
}

const editSections = (page: string, change: (sections: Section[]) => void): Edit["apply"] => {
  return ({ edit }) => edit<{ sections: Section[] }>(`data/pages/${page}.json`, ({ sections }) => change(sections));
};

interface Navigation {
  menus: { label: string; links: Entry[] }[];
}

/** Sets every `sample` to false. */
const unsample = (value: Json): void => {
  if (typeof value !== "object" || value === null) {
    return;
  }
  if (!Array.isArray(value) && value.sample === true) {
    value.sample = false;
  }
  for (const inner of Object.values(value)) {
    unsample(inner);
  }
};

/** Address of a form of the firm's own, at any other provider. */
const FORM = "https://formspree.io/f/mzbqwxyz";

/** Address of an account at each provider. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  tally: "https://tally.so/embed/abc123",
  calendly: "https://calendly.com/bureau/intake",
  kit: "https://bureau.kit.com/abc123/index.js",
};

const ORDINARY: readonly Edit[] = [
  { name: "a thirteenth mediator", apply: setFact("team.mediators", 13) },
  { name: "the same, as more than", apply: setFact("team.mediators.plus", "13+") },
  { name: "141 reviews", apply: setFact("beoordeling.aantal", 141) },
  { name: "a page in one file", apply: ({ write }) => write(`data/pages${PAGE.path}.json`, PAGE) },
  {
    name: "a review",
    apply: ({ edit }) => edit<Entry[]>("data/reviews.json", (reviews) => reviews.push(REVIEW)),
  },
  {
    name: "a testimonial that no page names goes",
    apply: ({ edit, files, read }) => {
      const pages = files("data/pages").map(read).join("\n");
      edit<Entry[]>("data/testimonials.json", (all) => {
        const unnamed = all.findIndex(({ slug }) => !pages.includes(`"${slug}"`));
        all.splice(unnamed, unnamed < 0 ? 0 : 1);
      });
    },
  },
  {
    name: "a partner figure goes",
    apply: ({ edit }) => edit<Entry[]>("data/partner-stats.json", (stats) => stats.pop()),
  },
  {
    name: "another lead on home",
    apply: editSections("home", ([hero]) => {
      if (hero) {
        hero.lead = "Loopt het vast op het werk? Wij helpen jullie weer met elkaar te praten, in het hele land.";
      }
    }),
  },
  {
    name: "an eighth question",
    apply: editSections("faq", (sections) => sections.find(({ type }) => type === "faq")?.items?.push(QUESTION)),
  },
  {
    name: "a menu is renamed and gets a link",
    apply: ({ edit }) =>
      edit<Navigation>("data/navigation.json", ({ menus }) => {
        const menu = menus.at(-1);
        if (menu) {
          menu.label = "Meer over ons";
          menu.links.push({ label: CITY.title, link: `/arbeidsmediation-${CITY.slug}` });
        }
      }),
  },
];

const GOING_LIVE: readonly Edit[] = [
  {
    name: "the firm's own data",
    apply: ({ edit }) =>
      edit("data/site.json", (site) => {
        const address = site.address as Entry;
        const links = site.links as Entry;
        Object.assign(site, {
          name: "Bureau Arbeidsmediation Nederland",
          shortName: "BAN",
          siteUrl: "https://www.bureauarbeidsmediation.nl",
          phone: "088 123 45 67",
          email: "info@bureauarbeidsmediation.nl",
          address: { ...address, street: "Oranjesingel 12", postalCode: "6511 NT" },
          links: {
            ...links,
            professionalNetwork: "https://www.linkedin.com/company/bureau-arbeidsmediation",
            webinars: "https://trainingen.bureauarbeidsmediation.nl",
          },
          tagManager: { ...(site.tagManager as Entry), containerId: "GTM-ABC123" },
        });
      }),
  },
  {
    name: "accounts at the providers",
    apply: ({ edit }) =>
      edit<Entry[]>("data/integrations.json", (integrations) => {
        for (const integration of integrations) {
          if (String(integration.url).startsWith("https:")) continue;
          integration.url = ACCOUNTS[String(integration.provider)] ?? FORM;
        }
      }),
  },
  {
    name: "a newsletter that is really sent",
    apply: editSections("nieuwsbrief", (sections) => {
      for (const section of sections) {
        if (section.type === "newsletterForm") section.integration = "course-form";
      }
    }),
  },
  {
    name: "real people",
    apply: ({ edit }) =>
      edit<Entry[]>("data/mediators.json", (mediators) => {
        for (const [index, mediator] of mediators.entries()) {
          mediator.role = index % 2 === 0 ? "Registermediator" : "Mediator en trainer";
          mediator.name = `${String(mediator.name)}-Jo`;
        }
      }),
  },
  {
    name: "every point decided",
    apply: ({ edit }) =>
      edit<Entry[]>("data/decisions.json", (decisions) => {
        for (const decision of decisions) {
          decision.decided = true;
        }
      }),
  },
  {
    name: "no sample marks",
    apply: ({ edit, files }) => {
      for (const file of files("data").filter((name) => name.endsWith(".json"))) {
        edit<Json>(file, unsample);
      }
    },
  },
];

/** All edits: an ordinary week, and everything that `npm run check:ready` requires. */
export const EDITS: readonly Edit[] = [...ORDINARY, ...GOING_LIVE];

export const applyEdits = (root: string): void => {
  const read: Content["read"] = (file) => readFileSync(path.join(root, file), "utf8");
  const write: Content["write"] = (file, content) =>
    writeFileSync(path.join(root, file), typeof content === "string" ? content : JSON.stringify(content, null, 2));
  const content: Content = {
    read,
    write,
    edit: (file, change) => {
      // An editor may have taken a page away.
      if (!existsSync(path.join(root, file))) return;
      const data = JSON.parse(read(file));
      change(data);
      write(file, data);
    },
    files: (folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  };
  for (const { apply } of EDITS) {
    apply(content);
  }
};
