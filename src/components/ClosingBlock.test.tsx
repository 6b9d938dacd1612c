import { screen } from "@testing-library/react";
import { renderWithTexts } from "../test/render-with-texts";
import { ClosingBlock } from "./ClosingBlock";

const drawing = (alt: string) => ({ alt, file: { publicURL: `/${alt}.svg`, fields: { width: 560, height: 400 } } });

test.each([
  ["its own", drawing("agenda"), "agenda"],
  ["that of the contact person, without one of its own", null, "telefoon"],
])("a closing block shows %s drawing", (_case, own, shown) => {
  renderWithTexts(
    <ClosingBlock title="Tot gauw" text={null} drawing={own}>
      {null}
    </ClosingBlock>,
    { contactPerson: { name: "Loes", text: "Plant", drawing: drawing("telefoon") } },
  );
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([shown]);
});
