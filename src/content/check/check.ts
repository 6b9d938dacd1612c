import { checkAdvice } from "./check-advice";
import { checkCharts } from "./check-charts";
import { checkFacts } from "./check-facts";
import { checkLinks, checkReferences } from "./check-links";
import { checkModel } from "./check-model";
import { checkNeeded } from "./check-needed";
import { checkPage } from "./check-pages";
import { checkHeavyPictures, checkImages, checkPictures } from "./check-pictures";
import { checkProse } from "./check-prose";
import { checkAddressesAndNames, checkSeo, checkTitles } from "./check-unique";
import type { ContentProblem } from "./document";
import type { SiteFiles } from "./files";
import { fillPart, type Uses } from "./fill";
import { sortProblems } from "./format";
import { loadContent } from "./load";
import { componentParts, entriesOf } from "./part";
import { indexSite } from "./site-index";
import { tokenSource } from "./token-source";

/**
 * Checks all of data/ and content/, for the build, the command line and the studio. Nothing here needs Node, so that an
 * editor's browser can check before saving.
 * @param files those of a site, from anywhere (filesOnDisk reads a folder)
 */
export const inspectContent = (files: SiteFiles) => {
  const content = loadContent(files);
  const { documents } = content;
  const entries = documents.flatMap(entriesOf);
  const parts = entries.filter(({ document }) => !document.broken);
  const tokens = tokenSource(entries);
  const uses: Uses = { links: [], images: [], references: [], texts: [] };
  const problems: ContentProblem[] = [
    ...content.problems,
    ...documents.flatMap(({ file, problems: found }) => found.map((problem) => ({ file, ...problem }))),
  ];

  const filled = [...parts, ...documents.flatMap(componentParts)].map((part) => fillPart(part, tokens, uses, problems));
  const site = indexSite(documents, entries, tokens);
  problems.push(
    ...documents.flatMap((document) => checkProse(document, tokens, uses)),
    ...filled.flatMap(checkModel),
    ...parts.flatMap((part) => checkPage(part, site)),
    ...checkAddressesAndNames(parts),
    ...checkSeo(filled),
    ...checkTitles(filled, tokens),
    ...checkFacts(parts),
    ...checkCharts(parts, tokens),
    ...checkNeeded(parts, site),
    ...checkReferences(uses, site),
    ...checkImages(uses, content),
    ...checkPictures(files),
    ...checkLinks(uses, site, content),
  );
  return {
    /** Everything that is wrong, sorted. */
    problems: sortProblems(problems),
    /** What an editor should look at, sorted; the site builds. */
    warnings: sortProblems([...checkAdvice(parts, uses, tokens), ...checkHeavyPictures(uses, content, files)]),
    /** Number of files read, and of entries in them. */
    counts: { files: documents.length, entries: entries.length },
  };
};
