import fc from "fast-check";
import { recallAnswers, rememberAnswers } from "./answers";
import { sendForm } from "./send";

const formWith = (message: string): HTMLFormElement => {
  document.body.innerHTML = `<form action="https://formulieren.example/f/1">
    <p data-question=""><textarea name="bericht"></textarea></p>
    <p data-question=""><input name="email" value="sanne@voorbeeld.nl"></p>
  </form>`;
  const [form] = document.forms;
  const field = form?.querySelector("textarea");
  if (!form || !field) throw new Error("No form");
  field.value = message;
  return form;
};

const messageIn = (form: HTMLFormElement) => form.querySelector("textarea")?.value;

/** What a receiver reads of what is sent. */
const received = async (form: HTMLFormElement): Promise<string | null> => {
  let body = "";
  Object.assign(globalThis, {
    fetch: async (_url: string, init: { body: URLSearchParams }) => {
      body = init.body.toString();
      return { ok: false };
    },
  });
  await sendForm(form, "proef", 0);
  return new URLSearchParams(body).get("bericht");
};

const texts = fc
  .oneof(
    fc.string({ unit: "binary", minLength: 1, maxLength: 80 }),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 80 }),
    fc.string({
      unit: fc.constantFrom("\n", "\r\n", "&", "=", "+", "%20", "<script>", "\u{1F642}", " ", "é"),
      minLength: 1,
    }),
    fc.constantFrom(
      "x".repeat(10_000),
      "\u{1F469}\u{1F3FD}\u200D\u2696\uFE0F ".repeat(1500),
      "<script>alert(1)</script>",
    ),
  )
  .filter((text) => text.trim() !== "");

test("random texts arrive unchanged, and come back unchanged after a reload", async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const form = formWith(text);
      const typed = messageIn(form);
      expect(await received(form)).toBe(typed);
      rememberAnswers(form, "proef");
      const again = formWith("");
      recallAnswers(again, "proef");
      expect(messageIn(again)).toBe(typed);
    }),
    { numRuns: 300 },
  );
}, 60_000);
