import { fireEvent, render, screen } from "@testing-library/react";
import { closeOthers } from "./close-others";
import { Disclosure } from "./Disclosure";

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

document.addEventListener("toggle", closeOthers, true);

it("keeps one open in its group, and leaves other groups alone", () => {
  render(
    <>
      <Disclosure title="Wat kost het?" group="vragen">
        Antwoord
      </Disclosure>
      <Disclosure title="Wie betaalt?" group="vragen">
        Antwoord
      </Disclosure>
      <Disclosure title="Wie zijn wij?" group="anders">
        Antwoord
      </Disclosure>
    </>,
  );
  open("Wie zijn wij?");
  open("Wat kost het?");
  expect(opened()).toEqual(["Wat kost het?", "Wie zijn wij?"]);
  open("Wie betaalt?");
  expect(opened()).toEqual(["Wie betaalt?", "Wie zijn wij?"]);
});
