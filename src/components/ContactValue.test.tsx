import { render } from "@testing-library/react";
import { ContactValue } from "./ContactValue";

it.each([
  ["info@arbeidsmediation.example", 2],
  ["024 000 00 00", 0],
  ["Binnen 48 uur. Altijd.", 0],
])("shows %s whole, with %s places to break", (value, breaks) => {
  const { container } = render(<ContactValue value={value} />);
  expect(container).toHaveTextContent(value);
  expect(container.querySelectorAll("wbr")).toHaveLength(breaks);
});
