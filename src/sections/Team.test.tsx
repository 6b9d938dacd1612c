import { screen } from "@testing-library/react";
import { renderWithTexts } from "../test/render-with-texts";
import { Team } from "./Team";

const member = (name: string, sample: boolean): Queries.TeamMemberFragment => ({
  slug: name.toLowerCase(),
  sample,
  name,
  surname: null,
  register: null,
  region: null,
  languages: null,
  fit: null,
  topic: "Reorganisaties",
  role: "Mediator",
  bio: { focus: "Focus", speciality: "Reorganisaties", style: "Rustig" },
  image: {
    alt: "",
    file: { publicURL: "/portret.svg", fields: { width: 400, height: 400 }, childImageSharp: null },
  },
});

test.each([true, false])("says what is made up only while a member is a sample: %s", (sample) => {
  renderWithTexts(
    <Team
      {...{ anchor: null, tone: "sand", title: "Ons team", intro: null, collapseLabel: "Bekijk het hele team" }}
      sampleNote="Namen zijn verzonnen."
      invitation={null}
      members={[member("Marjan", false), member("Karim", sample)]}
    />,
  );
  expect(screen.getByRole("heading", { name: "Ons team" })).toBeVisible();
  expect(screen.queryAllByText(/Namen zijn verzonnen/)).toHaveLength(sample ? 1 : 0);
});
