import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ownForm } from "../../test/own-form";
import { MailForm } from "./MailForm";

const LABEL = "Open in mijn e-mailprogramma";

const setUp = () => {
  render(<MailForm form={ownForm({ url: "" })} />);
  return screen.getByRole<HTMLAnchorElement>("link", { name: LABEL });
};

/** Clicks without leading the test's browser anywhere. */
const click = (link: HTMLElement) => {
  const event = createEvent.click(link);
  event.preventDefault();
  fireEvent(link, event);
};

const body = (link: HTMLAnchorElement) => new URL(link.href).searchParams.get("body");

beforeEach(() => sessionStorage.clear());

test("as it comes, the link opens a mail with the questions alone", () => {
  const link = setUp();
  expect(link.href).toMatch(/^mailto:info@bureau\.example\?subject=Vraag%20%26%20antwoord&body=/);
  expect(body(link)).toMatch(/^Ik ben\r\n\r\n\r\nWat speelt er\?\r\n\r\n/);
});

test("a click puts the answers of that moment into the mail", async () => {
  const link = setUp();
  await userEvent.type(screen.getByRole("textbox", { name: "Wat speelt er?" }), "Ruzie ");
  await userEvent.click(screen.getByRole("radio", { name: "medewerker" }));
  click(link);
  expect(body(link)).toMatch(/^Ik ben\r\nmedewerker\r\n\r\nWat speelt er\?\r\nRuzie\r\n\r\n/);
  await userEvent.type(screen.getByLabelText(/Telefoonnummer/), "06 1");
  click(link);
  expect(body(link)).toContain("Telefoonnummer\r\n06 1");
});

test("every answer to choose from can be seen, and there is no form that could be sent", () => {
  setUp();
  expect(screen.getByRole("radio", { name: "maanden" })).toBeVisible();
  expect(document.querySelector("form, [name='']")).toBeNull();
});

test.each([
  ["tells that it did", async () => {}, "De tekst is gekopieerd. Plak hem in je eigen e-mail."],
  ["tells that it could not", () => Promise.reject(new Error("denied")), /Kopiëren lukte niet/],
])("the text can be copied, and the button %s", async (_what, write, told) => {
  const writeText = jest.fn(write);
  Object.assign(navigator, { clipboard: { writeText } });
  setUp();
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Wat speelt er?" }).value = "Ruzie";
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Kopieer de tekst" })));
  expect(writeText.mock.calls[0]).toEqual([expect.stringContaining("Wat speelt er?\r\nRuzie")]);
  expect(screen.getByRole("status")).toHaveTextContent(told);
});

test("where there is no clipboard, the button tells that it could not", async () => {
  Object.assign(navigator, { clipboard: undefined });
  setUp();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Kopieer de tekst" })));
  expect(screen.getByRole("status")).toHaveTextContent(/Kopiëren lukte niet/);
});
