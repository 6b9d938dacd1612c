import type { GatsbyConfig } from "gatsby";
import { loadOwn } from "./src/gatsby/load-own";

export default loadOwn<{ default: GatsbyConfig }>("config").default;
