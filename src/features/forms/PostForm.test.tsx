import { act, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { ownForm, TEMPLATE } from "../../test/own-form";
import { draftKey, SECONDS, TRAP } from "./names";
import { PostForm } from "./PostForm";
import { SEND_TIMEOUT } from "./send";

/** What the receiver got, as it reads it. */
type Received = Record<string, string>;

const receiver = () => {
  const received: Received[] = [];
  const answers: ((response: { ok: boolean; type?: string }) => void)[] = [];
  const send = jest.fn((_url: string, { body, signal }: { body: URLSearchParams; signal: AbortSignal }) => {
    received.push(Object.fromEntries(new URLSearchParams(body.toString())));
    return new Promise((resolve, reject) => {
      answers.push(resolve);
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  });
  Object.assign(globalThis, { fetch: send });
  const answer = (response: { ok: boolean; type?: string }) => act(async () => answers.shift()?.(response));
  return { send, received, answer };
};

const setUp = (form = ownForm()) => {
  const { send, received, answer } = receiver();
  const onSent = jest.fn();
  const main = document.body.appendChild(document.createElement("main"));
  const { unmount } = render(
    <StrictMode>
      <PostForm form={form} onSend={jest.fn()} onSent={onSent} />
    </StrictMode>,
    { container: main },
  );
  return { send, received, answer, onSent, unmount, main };
};

const form = () => screen.getByRole<HTMLFormElement>("form", { name: "Proefformulier" });
const message = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Wat speelt er?" });
const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^E-mailadres/ });
const button = (name = "Verstuur") => screen.getByRole("button", { name });
const click = (name?: string) => act(async () => fireEvent.click(button(name)));

/** Types as a visitor does, into an uncontrolled field. */
const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  field.value = text;
  fireEvent.input(field);
};

const fillIn = () => {
  type(message(), "Ruzie");
  type(email(), "sanne@voorbeeld.nl");
};

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/contact");
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("is a plain form that needs no script: address, method, names, required, what the receiver asks for", () => {
  setUp();
  expect(form()).toHaveAttribute("method", "post");
  expect(form()).toHaveAttribute("action", "https://formulieren.example/f/1");
  expect(Object.fromEntries(new FormData(form()))).toEqual({
    "form-name": "proef",
    _subject: "Vraag & antwoord",
    _next: "https://www.bureau.example/bedankt-bericht",
    access_key: "sleutel",
    [SECONDS]: "",
    [TRAP]: "",
    bericht: "",
    email: "",
    telefoon: "",
  });
  // What may stay empty says so, also where there is something to choose.
  expect(screen.getByRole("group", { name: /^Ik ben ./ })).toBeVisible();
  expect(message()).toBeRequired();
  expect(email()).toHaveAttribute("autocomplete", "email");
  expect(form()).not.toHaveAttribute("data-netlify");
});

test("questions that may stay empty are in a fold, which opens where it holds an answer, and are sent along", async () => {
  const questions = TEMPLATE.questions.map((question) => ({ ...question, folded: question.name === "duur" }));
  const folded = ownForm({ form: { ...TEMPLATE, questions, foldLabel: "Meer vertellen" } });
  const fold = () => screen.getByText("Meer vertellen").closest("details");
  const { unmount } = setUp(folded);
  expect(fold()).not.toHaveAttribute("open");
  expect(fold()).not.toContainElement(message());
  const weeks = screen.getByRole<HTMLInputElement>("radio", { name: "weken", hidden: true });
  weeks.checked = true;
  fireEvent.input(weeks);
  unmount();
  const { received } = setUp(folded);
  expect(fold()).toHaveAttribute("open");
  fillIn();
  await click();
  expect(received[0]).toMatchObject({ duur: "weken" });
});

test("Netlify finds the form by its attributes", () => {
  setUp(ownForm({ provider: "netlify", url: "/bedankt-bericht" }));
  expect(form()).toHaveAttribute("data-netlify", "true");
  expect(form()).toHaveAttribute("netlify-honeypot", TRAP);
  expect(form()).toHaveAttribute("name", "proef");
});

test("invalid: a summary with the focus, a link to each field, the message above it, and nothing sent or lost", async () => {
  const { send } = setUp();
  type(email(), "sanne");
  await click();

  const alert = screen.getByRole("alert");
  expect(alert).toHaveFocus();
  expect(message()).toHaveAccessibleDescription("Schrijf iets");
  expect(message()).toBeInvalid();
  expect(email()).toHaveValue("sanne");
  fireEvent.click(screen.getByRole("link", { name: "Schrijf iets" }));
  expect(message()).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test("what is mended is no longer said to be wrong, without a move of the focus; what becomes wrong is not said yet", async () => {
  setUp();
  type(email(), "sanne");
  await click();
  expect(screen.getAllByRole("link", { name: /./ })).toHaveLength(2);
  message().focus();
  type(message(), "Ruzie");
  expect(message()).toBeValid();
  expect(message()).toHaveFocus();
  expect(screen.queryByRole("link", { name: "Schrijf iets" })).not.toBeInTheDocument();
  type(message(), "");
  expect(message()).not.toHaveAttribute("aria-invalid");
  type(email(), "sanne@voorbeeld.nl");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("one of two ways to be reached is enough, and asked for where both are missing", async () => {
  const { send } = setUp();
  type(message(), "Ruzie");
  await click();
  expect(screen.getByRole("link", { name: "Vul één van de twee in" })).toBeVisible();
  type(screen.getByRole<HTMLInputElement>("textbox", { name: /^Telefoonnummer/ }), "+31 (0)6 12 34 56 78");
  await click();
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  ["06 12345678", 1],
  ["tel:+31612345678", 1],
  ["\u202A+31 6 12345678\u202C", 1],
  ["06\u201112345678", 1],
  ["1234567", 0],
  ["bel mij: 0612345678", 0],
])("a number is taken as it is typed or pasted: %s, %i times", async (number, times) => {
  const { send } = setUp();
  type(message(), "Ruzie");
  type(screen.getByRole<HTMLInputElement>("textbox", { name: /^Telefoonnummer/ }), number);
  await click();
  expect(send).toHaveBeenCalledTimes(times);
});

test.each([
  ["says yes", { ok: true }],
  ["leads on", { ok: false, type: "opaqueredirect" }],
])("sent where the receiver %s: leads to the page, and the tab forgets", async (_how, response) => {
  const { received, answer, onSent } = setUp();
  fillIn();
  fireEvent.click(screen.getByRole("radio", { name: "HR-adviseur" }));
  expect(sessionStorage.getItem(draftKey("proef"))).toContain("Ruzie");
  jest.advanceTimersByTime(4000);
  await click();
  expect(received[0]).toMatchObject({ wie: "HR-adviseur", bericht: "Ruzie", "form-name": "proef", [SECONDS]: "4" });

  await answer(response);
  expect(onSent.mock.calls).toEqual([["/bedankt-bericht"]]);
  expect(sessionStorage).toHaveLength(0);
});

test("sending: the button keeps the focus and its texts, fields are locked, a second click sends nothing", async () => {
  const { send } = setUp();
  fillIn();
  button().focus();
  await click();
  expect(form()).toHaveAttribute("aria-busy", "true");
  expect(screen.getByRole("status")).toHaveTextContent("Bezig met versturen");
  expect(message()).toHaveAttribute("readonly");
  expect(button("Bezig met versturen")).toHaveFocus();
  await click("Bezig met versturen");
  fireEvent.submit(form());
  expect(send).toHaveBeenCalledTimes(1);
});

test("failed: what is typed stays, with a mail of it and the phone; again works", async () => {
  const { answer, onSent } = setUp();
  fillIn();
  await click();
  await answer({ ok: false });
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(message()).toHaveValue("Ruzie");
  expect(message()).not.toHaveAttribute("readonly");
  const mail = screen.getByRole<HTMLAnchorElement>("link", { name: "Mail je tekst" });
  mail.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(mail);
  expect(decodeURIComponent(mail.href)).toContain("Wat speelt er?\r\nRuzie");
  expect(screen.getByRole("link", { name: "Bel 024 000 00 00" })).toHaveAttribute("href", "tel:+31240000000");
  expect(sessionStorage.getItem(draftKey("proef"))).toContain("Ruzie");

  await click("Probeer opnieuw");
  await answer({ ok: true });
  expect(onSent).toHaveBeenCalledTimes(1);
});

test("no answer in 15 seconds is a failure, not before", async () => {
  setUp();
  fillIn();
  await click();
  await act(() => jest.advanceTimersByTimeAsync(SEND_TIMEOUT - 1));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole("alert")).toBeVisible();
});

test("a visitor whose form became a copy, as another part of the page failed, still reads that it was sent", async () => {
  const { answer, onSent, unmount } = setUp();
  fillIn();
  await click();
  unmount();
  await answer({ ok: true });
  expect(onSent).toHaveBeenCalledWith("/bedankt-bericht");
});

test("Back to the page as the browser kept it shows an empty form", async () => {
  const { answer } = setUp();
  fillIn();
  await click();
  await answer({ ok: true });
  act(() => void window.dispatchEvent(new Event("pageshow")));
  expect(message()).toHaveValue("");
  expect(message()).not.toHaveAttribute("readonly");
  expect(button()).toBeVisible();
});

describe("a visitor who went to another page", () => {
  const leave = async () => {
    const visit = setUp();
    fillIn();
    await click();
    visit.unmount();
    visit.main.remove();
    return visit;
  };

  test("is not led away from it, and what was sent is forgotten", async () => {
    const { answer, onSent } = await leave();
    await answer({ ok: true });
    expect(onSent).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

  test("and came back keeps what was typed there since", async () => {
    const first = await leave();
    const { onSent } = setUp();
    type(message(), "Nog iets");
    await first.answer({ ok: true });
    expect([first.onSent, onSent].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(sessionStorage.getItem(draftKey("proef"))).toContain("Nog iets");
  });
});

test("without a page to lead to, the thanks take the place of the form, with the focus", async () => {
  const { answer } = setUp(
    ownForm({ form: { ...TEMPLATE, returnPage: null, sent: { title: "Dank je", text: "<p>Tot gauw.</p>" } } }),
  );
  fillIn();
  await click();
  await answer({ ok: true });
  expect(screen.getByRole("heading", { name: "Dank je" })).toHaveFocus();
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
});

describe("what was typed", () => {
  test("comes back with the form, and does not write over what is there", () => {
    sessionStorage.setItem(
      draftKey("proef"),
      JSON.stringify({ bericht: "Eerder", wie: "medewerker", duur: "maanden" }),
    );
    setUp();
    expect(message()).toHaveValue("Eerder");
    expect(screen.getByRole("radio", { name: "medewerker" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "maanden" })).toBeChecked();
  });

  test.each(["{", "[1]", '"x"', "null", '{"bericht":1}'])("a stored %s does no harm", (stored) => {
    sessionStorage.setItem(draftKey("proef"), stored);
    setUp();
    expect(message()).toHaveValue("");
  });

  test("needs no storage", async () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
    jest.spyOn(Storage.prototype, "removeItem").mockImplementation(blocked);
    const { answer, onSent } = setUp();
    fillIn();
    await click();
    await answer({ ok: true });
    expect(onSent).toHaveBeenCalledTimes(1);
  });
});

describe("an answer in the address", () => {
  test("is chosen, and leaves the address as if it had never been there", () => {
    window.history.replaceState({ key: "k" }, "", "/contact?utm_source=brief&wie=hr-adviseur&duur=maanden#formulier");
    setUp();
    expect(screen.getByRole("radio", { name: "HR-adviseur" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "maanden" })).toBeChecked();
    expect(window.location.href).toMatch(/\/contact\?utm_source=brief#formulier$/);
    expect(window.history.state).toEqual({ key: "k" });
  });

  test("that the question does not have chooses nothing; what is no choice cannot be filled in", () => {
    window.history.replaceState(null, "", "/contact?wie=directeur&bericht=Hallo");
    setUp();
    for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
    expect(message()).toHaveValue("");
    expect(window.location.search).toBe("?bericht=Hallo");
  });
});
