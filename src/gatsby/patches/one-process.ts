import { createRequire } from "node:module";
import path from "node:path";

const load = createRequire(path.resolve("package.json"));

type Render = (segment: unknown) => Promise<unknown>;

/** What Gatsby asks of its pool of processes when queries run in its own. */
interface Pool {
  single: Record<"renderHTMLProd" | "renderHTMLDev", Render>;
  all: Record<"loadConfigAndPlugins" | "buildSchema", () => void>;
  onMessage: () => void;
  end: () => [];
}

/** Where Gatsby makes its pool, and what renders pages in each process of it. */
export const gatsbyPool = (): { pool: { create: () => Pool }; render: Pool["single"] } => ({
  pool: load("gatsby/dist/utils/worker/pool"),
  render: load("gatsby/dist/utils/worker/child/render-html"),
});

/** Calls a function for one segment of the pages after the other, as a process does. */
const inTurn = (render: Render): Render => {
  let before: Promise<unknown> = Promise.resolve();
  return (segment) => {
    const rendered = before.then(() => render(segment));
    before = rendered.catch(() => undefined);
    return rendered;
  };
};

/** A pool without processes, which renders pages here. */
export const poolOfNone = ({ renderHTMLProd, renderHTMLDev }: Pool["single"]): Pool => {
  const nothing = () => undefined;
  return {
    single: { renderHTMLProd: inTurn(renderHTMLProd), renderHTMLDev: inTurn(renderHTMLDev) },
    all: { loadConfigAndPlugins: nothing, buildSchema: nothing },
    onMessage: nothing,
    end: () => [],
  };
};

/**
 * Has Gatsby render pages in its own process. A second one starts with each build and reads all of Gatsby, the site's
 * configuration and its schema, which takes as much as a third of the work of a build after an edit.
 */
export const renderHere = (): void => {
  if (process.env.GATSBY_CPU_COUNT === "1") {
    const { pool, render } = gatsbyPool();
    pool.create = () => poolOfNone(render);
  }
};
