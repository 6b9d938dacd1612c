import type { Reporter } from "gatsby";

/** The site's own errors: what Gatsby prints above the message of each. */
const TITLES = {
  content: "De inhoud klopt nog niet.",
  develop: "`npm run develop` is running in this folder.",
} as const;

/** The errors by id, for `reporter.setErrorMap`; without an id Gatsby prints UNKNOWN. */
export const ERROR_MAP: Parameters<Reporter["setErrorMap"]>[0] = Object.fromEntries(
  Object.entries(TITLES).map(([id, title]) => [
    id,
    {
      level: "ERROR" as const,
      category: "USER" as const,
      text: ({ message }: { message: string }) => `${title}\n\n${message}`,
    },
  ]),
);

/** An error of the site, as Gatsby's reporter takes it. */
export const siteError = (id: keyof typeof TITLES, message: string) => ({ id, context: { message } });
