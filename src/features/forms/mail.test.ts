import { mailHref } from "./mail";

test("a mail holds every question with its answer", () => {
  const href = mailHref("info@bureau.example", "Vraag & antwoord", [
    ["Wat speelt er?", "Ruzie & verzuim\r\nal 3 weken"],
    ["Hoe heet je?", ""],
  ]);
  const { pathname, searchParams } = new URL(href);
  expect(pathname).toBe("info@bureau.example");
  expect(searchParams.get("subject")).toBe("Vraag & antwoord");
  expect(searchParams.get("body")).toBe("Wat speelt er?\r\nRuzie & verzuim\r\nal 3 weken\r\n\r\nHoe heet je?\r\n\r\n");
});

test("spaces are written as %20: mail programs do not read a plus as a space", () => {
  expect(mailHref("a@b.example", "een twee", [])).toBe("mailto:a@b.example?subject=een%20twee&body=");
});
