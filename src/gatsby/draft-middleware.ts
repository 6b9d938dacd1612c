import { DRAFTS, type Drafts } from "../app/draft-mark";
import { filesOnDisk } from "../content/check/disk";
import { loadContent } from "../content/check/load";
import { isDraft, pagePathOf } from "../content/check/page-path";
import { valueSchema } from "../content/check/walk";
import { metaOf } from "../content/model/field-types";
import { draft } from "../content/model/shared";
import type { Handler } from "./inbox-middleware";

/** Tells under `npm run develop` which pages are drafts, in the words of the model. */
export const draftMiddleware = (app: { use(handler: Handler): void }, root = process.cwd()): void =>
  app.use((request, response, next) => {
    if (request.url !== DRAFTS) {
      next();
      return;
    }
    const { label, nl } = metaOf(valueSchema(draft()));
    const drafts = loadContent(filesOnDisk(root)).documents.filter(({ data }) => isDraft(data));
    const answer: Drafts = {
      paths: drafts.flatMap(({ type, data }) => pagePathOf(type.name, data) ?? []),
      words: `${label}. ${nl}.`,
    };
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  });
