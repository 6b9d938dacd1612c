import { act, render, screen } from "@testing-library/react";
import { AbsenceForm } from "./AbsenceForm";

const SECTION = {
  salaryLabel: "Salaris",
  salaryMin: 25_000,
  salaryMax: 100_000,
  monthsLabel: "Verzuim",
  month: "maand",
  months: "maanden",
  monthsMax: 24,
  copyLabel: "Kopieer link",
  copiedLabel: "Link gekopieerd",
  copyFailedLabel: "Niet gelukt",
} as Queries.AbsenceCalculatorSectionFragment;

it.each([
  ["takes it", () => Promise.resolve(), "Link gekopieerd"],
  ["refuses it", () => Promise.reject(new DOMException("Denied", "NotAllowedError")), "Niet gelukt"],
])(
  "says whether the link was copied where the clipboard %s, and shows it in the address",
  async (_what, write, label) => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: write }, configurable: true });
    render(<AbsenceForm section={SECTION} input={{ salary: 45_000, months: 12 }} onInput={jest.fn()} />);
    await act(async () => screen.getByRole("button").click());
    expect(screen.getByRole("status")).toHaveTextContent(label);
    expect(window.location.hash).toBe("#salaris=45000&maanden=12");
  },
);
