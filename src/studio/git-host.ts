import { GIT_HOST } from "./headers";

const KEPT = "Je werk staat nog in het formulier";

/** What an editor does where the git host refuses, by status. */
const REFUSED: Readonly<Record<number, string>> = {
  401: `Je token geldt niet meer. ${KEPT} en in deze browser: log uit en weer in met een nieuw token, open het onderdeel en klik op “Herstellen”.`,
  403: `GitHub laat dit niet toe. Mag je token in deze repository schrijven (contents: read and write)? Vraag het de eigenaar. ${KEPT}.`,
  409: `Iemand anders heeft tegelijk iets opgeslagen. ${KEPT}; probeer het opnieuw.`,
  429: `Dit waren te veel vragen achter elkaar aan GitHub. ${KEPT}; probeer het over een paar minuten opnieuw.`,
};

const BROKEN = `GitHub heeft een storing. ${KEPT}; probeer het later opnieuw.`;

const OFFLINE = `Er is geen verbinding met GitHub. ${KEPT}; probeer het opnieuw als je weer internet hebt.`;

/** A change that the git host refuses has status 200, and says so inside. */
const isForbidden = async (response: Response, body: unknown): Promise<boolean> => {
  if (!response.ok || !String(body ?? "").includes("createCommitOnBranch")) {
    return false;
  }
  const { errors } = (await response.clone().json()) as { errors?: readonly { type?: string }[] };
  return errors?.some(({ type }) => type === "FORBIDDEN") ?? false;
};

/** Replaces refusals of the git host, whose words the engine shows, by Dutch ones that say what to do. */
export const explainGitHost = (): void => {
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (origin !== GIT_HOST) {
      return ask(input, init);
    }
    const response = await ask(input, init).catch(() => {
      throw new TypeError(OFFLINE);
    });
    // The host has two numbers for too many questions.
    const isLimit = response.headers.get("x-ratelimit-remaining") === "0" || response.headers.has("retry-after");
    const status = (await isForbidden(response, init?.body))
      ? 403
      : response.status === 403 && isLimit
        ? 429
        : response.status;
    const message = REFUSED[status] ?? (status >= 500 ? BROKEN : undefined);
    return message ? Response.json({ message }, { status }) : response;
  };
};
