import { CONSENT_SETTINGS, isInternal, splitAnchor } from "../../lib/links";
import { normalizePath } from "../../lib/paths";
import { isLink } from "../model/field-types";
import { CONTENT_TYPES } from "../model/registry";
import type { ContentProblem } from "./document";
import { allowed, allowedBy, quote } from "./dutch";
import type { Use, Uses } from "./fill";
import { FIELD_HINTS } from "./hints";
import type { LoadedContent } from "./load";
import { isDraft } from "./page-path";
import { COMMON_ANCHORS, type SiteIndex } from "./site-index";

const anchorProblem = (target: string, anchors: ReadonlySet<string> | undefined, page?: string): string | undefined => {
  const { anchor = "" } = splitAnchor(target);
  if (anchors?.has(anchor) ?? true) {
    return undefined;
  }
  const where = page === undefined ? "niet elke pagina heeft" : `de pagina ${page} heeft geen`;
  return `${quote(target)} bestaat niet: ${where} anker ${quote(anchor)}${allowed(anchor, [...(anchors ?? [])])}`;
};

/** Final target of a redirect; undefined for a loop. */
const endOf = (path: string, redirects: SiteIndex["redirects"], seen: readonly string[] = []): string | undefined => {
  const to = redirects.get(path) ?? "";
  const next = normalizePath(splitAnchor(to).path);
  if ([...seen, path].includes(next)) {
    return undefined;
  }
  return redirects.has(next) ? endOf(next, redirects, [...seen, path]) : to;
};

/** Problem of something that leads to a draft from what visitors see. */
const draftProblem = ({ part }: Use, path: string, { drafts }: SiteIndex): string | undefined => {
  const file = drafts.get(path);
  return file === undefined || isDraft(part.document.data)
    ? undefined
    : `${quote(path)} is een concept en komt niet online; zet Concept daar uit (${file}), of haal de verwijzing weg`;
};

const hostOf = (address: unknown): string | undefined =>
  URL.canParse(String(address)) ? new URL(String(address)).hostname.replace(/^www\./, "") : undefined;

/** Path of a full address of this site, as an editor copies it from the browser; undefined for another. */
const ownPath = (target: string, site: SiteIndex): string | undefined => {
  const host = hostOf(site.entries("SiteSettings")?.[0]?.siteUrl);
  return target.startsWith("https:") && host && hostOf(target) === host
    ? target.replace(/^https:\/\/[^/]+\/?/, "/")
    : undefined;
};

/** Problem of a link; undefined for a working one. */
const linkProblem = (use: Use, site: SiteIndex, staticFiles: ReadonlySet<string>): string | undefined => {
  const { target } = use;
  if (use.part.typeName === "Redirect" && (!/^(?:\/|https:)/.test(target) || target.endsWith(CONSENT_SETTINGS))) {
    // Redirects can only lead to these, and none opens the settings, which every page has.
    return `${quote(target)} kan niet; toegestaan: een pad zoals /contact, of een adres dat begint met https://`;
  }
  if (target.startsWith("#")) {
    const { page } = use.part;
    const anchors = page !== undefined && site.pages.has(page) ? site.pages.get(page) : new Set(COMMON_ANCHORS);
    return anchorProblem(target, anchors, page);
  }
  if (!isInternal(target)) {
    const path = ownPath(target, site);
    return path && `${quote(target)} is een adres van deze website; toegestaan: ${quote(path)}`;
  }
  const { path, anchor } = splitAnchor(target);
  if (!site.pages.has(path)) {
    const plain = normalizePath(path);
    if (site.redirects.has(plain)) {
      const end = endOf(plain, site.redirects);
      return end === undefined
        ? `${quote(target)} verwijst in een kring terug naar zichzelf; toegestaan: het pad van een bestaande pagina`
        : `${quote(target)} is een oud adres dat doorverwijst; toegestaan: meteen naar ${quote(end)}`;
    }
    const instead = allowedBy("het pad van een bestaande pagina", plain, site.pages.keys());
    return staticFiles.has(path) ? undefined : `${quote(target)} bestaat niet${instead}`;
  }
  const ofAnchor = anchor ? anchorProblem(target, site.pages.get(path), path) : undefined;
  return ofAnchor ?? draftProblem(use, path, site);
};

/** Checks that links in prose are well-formed, and that every internal link leads to an existing page and anchor. */
export const checkLinks = (uses: Uses, site: SiteIndex, { staticFiles }: LoadedContent): ContentProblem[] =>
  uses.links.flatMap((use) => {
    const message = isLink(use.target)
      ? linkProblem(use, site, staticFiles)
      : use.inText && `${quote(use.target)} is geen geldige link; toegestaan: ${FIELD_HINTS.link}`;
    return message ? [use.problem(message)] : [];
  });

/** File or folder of each content type. */
export const PLACES: ReadonlyMap<string, string> = new Map(CONTENT_TYPES.map(({ name, place }) => [name, place]));

/** Checks that references name entries that exist. */
export const checkReferences = (uses: Uses, site: SiteIndex): ContentProblem[] =>
  uses.references.flatMap((use) => {
    const { target, problem, to, by, needs } = use;
    const known = site.values(to, by);
    if (known && !known.has(target)) {
      const wrong = target ? `${quote(target)} bestaat niet` : "is leeg";
      return [problem(`${wrong}${allowed(target, [...known], PLACES.get(to))}`)];
    }
    const ofDraft = by === "path" && draftProblem(use, target, site);
    if (ofDraft) {
      return [problem(ofDraft)];
    }
    const lacks = needs && site.entries(to)?.some((entry) => entry[by] === target && entry[needs] === undefined);
    return lacks
      ? [problem(`${quote(target)} heeft geen ${needs}; vul die in (${PLACES.get(to)}), of noem een ander`)]
      : [];
  });
