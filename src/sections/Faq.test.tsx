import { fireEvent, screen } from "@testing-library/react";
import { closeOthers } from "../test/close-others";
import { renderWithTexts } from "../test/render-with-texts";
import { Faq } from "./Faq";

const open = (title: string) => {
  const details = screen.getByText(title).closest("details") as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event("toggle"));
};

const opened = () =>
  screen
    .getAllByRole("group")
    .filter((details) => details.hasAttribute("open"))
    .map((details) => details.querySelector("summary")?.textContent);

const faq = (anchor: string, questions: readonly string[]) => (
  <Faq
    {...{ anchor, tone: "sand", title: "Vragen", intro: null, speech: null, call: null }}
    items={questions.map((question) => ({ question, answer: "Antwoord", action: null }))}
  />
);

document.addEventListener("toggle", closeOthers, true);

it("keeps one open in its section, and leaves other sections alone", () => {
  renderWithTexts(
    <>
      {faq("vragen", ["Wat kost het?", "Wie betaalt?"])}
      {faq("anders", ["Wie zijn wij?"])}
    </>,
  );
  open("Wie zijn wij?");
  open("Wat kost het?");
  expect(opened()).toEqual(["Wat kost het?", "Wie zijn wij?"]);
  open("Wie betaalt?");
  expect(opened()).toEqual(["Wie betaalt?", "Wie zijn wij?"]);
});
