import { consentStore } from "./consent-store";
import type { Preference } from "./storage";

/** Own cookies that tags set, by the consent they need: Google, Microsoft, Hotjar; Google Ads, Meta, TikTok, LinkedIn. */
const COOKIES: Record<keyof Preference, RegExp> = {
  analytics: /^(?:_ga$|_ga_|_gid$|_gat|_dc_gtm_|_clck$|_clsk$|_hj)/,
  marketing: /^(?:_gcl_|_gac_|_fbp$|_fbc$|_uet|_ttp$|_tt_|_li_|li_)/,
};

/** In the state of the history entry: this page was loaded again for a withdrawal, which the banner confirms. */
export const WITHDRAWN = "consentWithdrawn";

/** The document, as far as cookies need it. */
type CookiePage = { cookie: string; readonly location: Pick<Location, "hostname"> };

/** Deletes the own cookies of the given categories, on every level of the domain, path `/`. */
export const deleteCookies = (categories: readonly (keyof Preference)[], page: CookiePage): void => {
  const labels = page.location.hostname.split(".");
  // `www.example.nl`, `example.nl`, `nl`: browsers refuse what is no domain of their own.
  const domains = labels.map((_, index) => labels.slice(index).join("."));
  const names = page.cookie.split(";").map((pair) => (pair.split("=")[0] ?? "").trim());
  for (const name of names.filter((candidate) => categories.some((category) => COOKIES[category].test(candidate)))) {
    const expired = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; max-age=0`;
    page.cookie = expired;
    for (const domain of domains) page.cookie = `${expired}; domain=${domain}`;
  }
};

/**
 * Acts on withdrawal: deletes the cookies of what is denied now, and loads the page again where the visitor chose, as
 * scripts that ran cannot be un-run. Other tabs keep what is being filled in. Register it after other
 * listeners, so that they hear of it before the page is loaded again.
 */
export const watchWithdrawal = (reload = () => window.location.reload(), page: CookiePage = document): void => {
  consentStore.onChange((previous, next, origin) => {
    const withdrawn = (["analytics", "marketing"] as const).filter((category) => previous[category] && !next[category]);
    if (withdrawn.length === 0) return;
    deleteCookies(withdrawn, page);
    if (origin === "user") {
      window.history.replaceState({ ...window.history.state, [WITHDRAWN]: true }, "");
      reload();
    }
  });
};
