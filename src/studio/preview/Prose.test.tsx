import { render } from "@testing-library/react";
import { drawProse } from "./Prose";

it("puts buttons side by side, and no paragraph around them, as the site does", () => {
  const row = '<ActionButtons>\n\n<ActionLink href="/a">Een</ActionLink>\n<ActionLink href="/b">Twee</ActionLink>\n\n';
  const { container } = render(drawProse(`${row}</ActionButtons>\n\nTekst.`, new Map()));
  const paragraphs = [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(["Tekst."]);
});
