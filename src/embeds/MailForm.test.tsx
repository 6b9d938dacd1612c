import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MailForm } from "./MailForm";

const mail = {
  subject: "Aanvraag",
  questions: [
    { label: "Wat speelt er?", hint: "Namen hoeven niet.", kind: "text", options: null },
    { label: "Wie doen er mee?", hint: null, kind: "line", options: ["Twee mensen", "Een team"] },
    { label: "Op welk nummer?", hint: null, kind: "tel", options: null },
  ],
} as const;
const texts = {
  prepareLabel: "Zet klaar",
  prepareNote: "Er wordt niets verstuurd.",
  prepareOtherwise: "<p>Of bel.</p>",
};

const setUp = () => {
  render(<MailForm mail={mail} texts={texts} contact={{ phone: "024 000 00 00", email: "info@bureau.example" }} />);
  return screen.getByRole<HTMLAnchorElement>("link", { name: "Zet klaar" });
};

/** Clicks without leading the test's browser anywhere. */
const click = (link: HTMLElement) => {
  const event = createEvent.click(link);
  event.preventDefault();
  fireEvent(link, event);
};

const body = (link: HTMLAnchorElement) => new URL(link.href).searchParams.get("body");

test("as it comes, the link opens a mail with the questions alone", () => {
  const link = setUp();
  expect(link.href).toMatch(/^mailto:info@bureau\.example\?subject=Aanvraag&body=/);
  expect(body(link)).toBe("Wat speelt er?\r\n\r\n\r\nWie doen er mee?\r\n\r\n\r\nOp welk nummer?\r\n\r\n");
});

test("a click puts the answers of that moment into the mail", async () => {
  const link = setUp();
  await userEvent.type(screen.getByRole("textbox", { name: "Wat speelt er?" }), "Ruzie ");
  await userEvent.click(screen.getByRole("radio", { name: "Een team" }));
  click(link);
  expect(body(link)).toBe("Wat speelt er?\r\nRuzie\r\n\r\nWie doen er mee?\r\nEen team\r\n\r\nOp welk nummer?\r\n\r\n");
  await userEvent.type(screen.getByLabelText("Op welk nummer?"), "06 1");
  click(link);
  expect(body(link)).toContain("Op welk nummer?\r\n06 1");
});

test("questions have names and hints, and no form that could be sent", () => {
  setUp();
  expect(screen.getByRole("textbox", { name: "Wat speelt er?" })).toHaveAccessibleDescription("Namen hoeven niet.");
  expect(screen.getByRole("group", { name: "Wie doen er mee?" })).toBeVisible();
  expect(screen.getByLabelText("Op welk nummer?")).toHaveAttribute("autocomplete", "tel");
  expect(document.querySelector("form, [name='']")).toBeNull();
});
