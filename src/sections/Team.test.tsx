import { screen } from "@testing-library/react";
import { renderWithTexts } from "../test/render-with-texts";
import { teamMember } from "../test/team-member";
import { Team } from "./Team";

test.each([true, false])("says what is made up only while a member is a sample: %s", (sample) => {
  renderWithTexts(
    <Team
      {...{ anchor: null, tone: "sand", title: "Ons team", intro: null, collapseLabel: "Bekijk het hele team" }}
      sampleNote="Namen zijn verzonnen."
      invitation={null}
      members={[teamMember("Marjan"), teamMember("Karim", { sample })]}
    />,
  );
  expect(screen.getByRole("heading", { name: "Ons team" })).toBeVisible();
  expect(screen.queryAllByText(/Namen zijn verzonnen/)).toHaveLength(sample ? 1 : 0);
});
