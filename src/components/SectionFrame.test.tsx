import { render, screen } from "@testing-library/react";
import { SectionFrame } from "./SectionFrame";

const ACTION = { label: "Bel ons", link: "/contact" } as Queries.ActionFieldsFragment;

test("the buttons of a heading follow the content that they are about, as on a phone", () => {
  render(
    <SectionFrame tone="sand" anchor={null} title="Zo gaat het" headActions={[ACTION]}>
      <p>Stap voor stap</p>
    </SectionFrame>,
  );
  const button = screen.getByRole("link", { name: "Bel ons" });
  expect(screen.getByText("Stap voor stap").compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
