/** Fake scripts and pages of the providers, like the real ones in what the site relies on. */

/** Kit form of the fixture site. */
export const KIT_UID = "0a1b2c3d4e";

/** Personal data of a booking or sign-up, which must never reach analytics. */
export const PERSONAL = {
  invitee: "https://api.calendly.example/scheduled_events/1/invitees/2",
  email: "klant@geheim.example",
} as const;

const BOOKING = {
  event: "calendly.event_scheduled",
  payload: { event: { uri: "https://api.calendly.example/scheduled_events/1" }, invitee: { uri: PERSONAL.invitee } },
};

const booking = JSON.stringify(BOOKING);

/** Calendly's widget.js: starts unmarked elements itself; its `initInlineWidget` is not idempotent. */
export const widgetScript = `
window.Calendly = {
  initInlineWidget({ url, parentElement }) {
    const spinner = document.createElement("div");
    spinner.className = "calendly-spinner";
    const frame = document.createElement("iframe");
    frame.src = url + "?embed_domain=" + encodeURIComponent(location.host) + "&embed_type=Inline";
    frame.width = "100%";
    frame.height = "100%";
    frame.frameBorder = "0";
    parentElement.append(spinner, frame);
  },
};
for (const element of document.querySelectorAll(".calendly-inline-widget")) {
  if (element.dataset.autoLoad !== "false" && !element.dataset.processed) {
    element.dataset.processed = "true";
    Calendly.initInlineWidget({ url: element.dataset.url, parentElement: element });
  }
}
`;

/** A widget with forged bookings by the page itself and by a frame of the right origin beside the widget. */
export const forgingWidgetScript = `${widgetScript}
window.postMessage(${booking}, "*");
const sibling = document.createElement("iframe");
sibling.src = "https://calendly.com/forger";
sibling.hidden = true;
document.body.append(sibling);
`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

const say = `const say = (event, payload) => parent.postMessage({ event, payload }, "*");`;

const speak = `say("calendly.event_type_viewed", {}); say("calendly.page_height", { height: "700px" });`;

/** Calendly's page: reports that it is visible, and sends a booking twice. */
export const schedulingPage = page(
  "Select a Date & Time - Calendly",
  `<button type="button">Bevestig afspraak</button>
<script>
${say}
${speak}
document.querySelector("button").onclick = () => {
  parent.postMessage(${booking}, "*");
  parent.postMessage(${booking}, "*");
};
</script>`,
);

/** Messages from the right frame and origin that are not bookings, and a booking sent by a frame inside it. */
export const forgingSchedulingPage = page(
  "Select a Date & Time - Calendly",
  `<iframe src="https://elders.example/forger"></iframe>
<script>
${say}
for (const data of [
  "calendly.event_scheduled",
  ${JSON.stringify(booking)},
  [${booking}],
  { event: ["calendly.event_scheduled"] },
  { event: "calendly.event_scheduled " },
  { type: "calendly.event_scheduled" },
  { data: ${booking} },
]) parent.postMessage(data, "*");
${speak}
</script>`,
);

/** Number of forged messages: three from a wrong place, seven malformed. */
export const FORGED_MESSAGES = 10;

/** A page that forges a booking from any position. */
export const forgerPage = page("Forger", `<script>top.postMessage(${booking}, "*");</script>`);

/** Address of Kit's form code. */
export const FORM_CODE = "f.convertkit.com/ckjs/ck.6.js";

/** Kit's index.js: inserts the form at the script with its uid, and loads the form code elsewhere. */
export const kitScript = `
(() => {
  const script = document.querySelector('script[data-uid="${KIT_UID}"]');
  if (!script) return;
  const form = document.createElement("form");
  form.className = "seva-form formkit-form";
  form.dataset.uid = "${KIT_UID}";
  form.innerHTML =
    '<label>E-mailadres <input type="email" name="email_address" required></label><button>Meld me aan</button>';
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const email_address = form.querySelector("input").value;
    const detail = { uid: "${KIT_UID}", recommendations: false, email_address };
    form.dispatchEvent(new CustomEvent("ckjs:submission:complete", { bubbles: true, detail }));
    form.textContent = "Gelukt, kijk in je mailbox.";
  });
  script.before(form);
  const code = document.createElement("script");
  code.async = true;
  code.src = "https://${FORM_CODE}";
  document.head.append(code);
})();
`;

/** A form in a frame (Tally and others). */
export const formPage = page("Form", `<form><label>Je vraag <input name="question"></label></form>`);

/** A tag manager container: loads the tag of Analytics, sends a hit both ways, and reports that it ran. */
export const CONTAINER = `
window.containerRuns = true;
const tag = document.createElement("script");
tag.async = true;
tag.src = "https://www.googletagmanager.com/gtag/js?id=G-1";
document.head.append(tag);
navigator.sendBeacon("https://region1.google-analytics.com/g/collect?v=2");
fetch("https://www.google-analytics.com/g/collect?v=2", { method: "POST", mode: "no-cors" });
new Image().src = "https://www.googletagmanager.com/a?id=GTM-ABC123";
`;
