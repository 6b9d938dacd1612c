import { screen } from "@testing-library/react";
import { renderWithTexts } from "../test/render-with-texts";
import { ContactDetails } from "./ContactDetails";

it.each([
  ["info@arbeidsmediation.example", 2],
  ["024 000 00 00", 0],
  ["Binnen 48 uur. Altijd.", 0],
])("shows %s whole, with %s places to break", (value, breaks) => {
  const details = [{ title: "Contact", value, description: "Uitleg", action: null }];
  renderWithTexts(<ContactDetails {...{ anchor: null, tone: "paper", title: "Zo", intro: null, details }} />);
  expect(screen.getByText((_text, element) => element?.tagName === "P" && element.textContent === value)).toBeVisible();
  expect(document.querySelectorAll("wbr")).toHaveLength(breaks);
});
