import type { Page, Route } from "playwright/test";
import type { Accounts } from "./configured-site";
import { KIT_UID } from "./stub-pages";
import type { StubProvider } from "./stub-provider";

/** Accounts at the providers themselves; {@link answerFor} lets the stub speak for them. */
export const STUB_ACCOUNTS: Accounts = {
  containerId: "GTM-ABC123",
  embeds: {
    scheduling: "https://calendly.com/bureau/intake",
    "email-course": `https://bureau.kit.com/${KIT_UID}/index.js`,
    newsletter: `https://bureau.kit.com/${KIT_UID}/index.js`,
    "quote-form": "https://tally.so/embed/offerte",
  },
};

/** Where Kit's own script loads its form code from. */
const KIT_CODE = "https://f.convertkit.com";

/** What a container does: loads the tag of Analytics, sends a hit both ways, and tells that it ran. */
const CONTAINER = `
const tag = document.createElement("script");
tag.async = true;
tag.src = "https://www.googletagmanager.com/gtag/js?id=G-1";
document.head.append(tag);
navigator.sendBeacon("https://region1.google-analytics.com/g/collect?v=2");
fetch("https://www.google-analytics.com/g/collect?v=2", { method: "POST", mode: "no-cors" });
new Image().src = "https://www.googletagmanager.com/a?id=GTM-ABC123";
`;

/** What the browser asks of the tag manager and of Analytics. */
const GOOGLE = /^https:\/\/[\w.-]+\.google(?:tagmanager|-analytics)\.com\//;

const answerForGoogle = (route: Route): Promise<void> => {
  const { pathname } = new URL(route.request().url());
  switch (pathname) {
    case "/gtm.js":
      return route.fulfill({ contentType: "text/javascript", body: CONTAINER });
    case "/gtag/js":
      return route.fulfill({ contentType: "text/javascript", body: "window.tagRuns = true;" });
    default:
      return route.fulfill({ status: 204 });
  }
};

/**
 * Answers in place of every other host: the tag manager, and the stub at the providers' own addresses, so that the
 * policy that the build makes for them is the one that is tried.
 */
export const answerFor = async (page: Page, stub: StubProvider): Promise<void> => {
  await page.route(
    (url) => url.hostname !== "127.0.0.1",
    async (route) => {
      const url = route.request().url();
      if (GOOGLE.test(url)) {
        await answerForGoogle(route);
        return;
      }
      const response = await route.fetch({ url: stub.origin + new URL(url).pathname });
      const body = (await response.text()).replaceAll(stub.origin, KIT_CODE);
      await route.fulfill({ response, body });
    },
  );
};
