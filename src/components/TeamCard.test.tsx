import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { closeOthers } from "../test/close-others";
import { renderWithTexts } from "../test/render-with-texts";
import { teamMember } from "../test/team-member";
import { TeamCard } from "./TeamCard";

document.addEventListener("toggle", closeOthers, true);

/** The disclosure on a member's card; jsdom neither closes the others of its group nor fires `toggle`. */
const details = (name: string) => {
  const found = screen.getByText(`Lees meer over ${name}`).closest("details");
  if (!found) {
    throw new Error(`no card of ${name}`);
  }
  return found;
};

const click = async (name: string) => {
  await userEvent.click(screen.getByText(`Lees meer over ${name}`));
  fireEvent(details(name), new Event("toggle"));
};

const show = (...members: Queries.TeamMemberFragment[]) =>
  renderWithTexts(
    <ul>
      {members.map((one) => (
        <TeamCard key={one.slug} member={one} />
      ))}
    </ul>,
  );

/** Labels on the closed card. */
const terms = () =>
  screen
    .getAllByRole("term")
    .filter((term) => !term.closest("details"))
    .map(({ textContent }) => textContent);

it("opens role and bio at a click and closes them at the second", async () => {
  show(teamMember("Marjan"), teamMember("Karim"));
  expect(details("Marjan")).not.toHaveAttribute("open");
  await click("Marjan");
  expect(details("Marjan")).toHaveAttribute("open");
  expect(screen.getByText("MfN-registermediator Marjan")).toBeVisible();
  expect(screen.getByText("Focus van Marjan")).toBeVisible();
  await click("Marjan");
  expect(details("Marjan")).not.toHaveAttribute("open");
});

it("closes when another card opens", async () => {
  show(teamMember("Marjan"), teamMember("Karim"));
  await click("Marjan");
  await click("Karim");
  expect(details("Marjan")).not.toHaveAttribute("open");
  expect(details("Karim")).toHaveAttribute("open");
});

it("can be linked to by the name of its entry", () => {
  show(teamMember("Marjan"));
  expect(screen.getByText("Marjan").closest("#marjan")).not.toBeNull();
});

it("leaves out what is not filled in", () => {
  show(teamMember("Marjan"));
  expect(terms()).toEqual(["Specialisme"]);
  expect(screen.queryByText("Past bij jou als")).toBeNull();
});

it("shows surname, register with its link, region, languages and whom it suits", () => {
  show({
    ...teamMember("Marjan"),
    ...{ surname: "de Ruiter", region: "Oost", languages: "Nederlands, Duits", fit: "het spant." },
    register: { label: "MfN", number: "123", link: "https://register.example/123" },
  });
  expect(screen.getByRole("heading", { name: "Marjan de Ruiter" })).toBeVisible();
  expect(terms()).toEqual(["Register", "Specialisme", "Regio", "Talen"]);
  expect(screen.getByRole("link", { name: "MfN 123" })).toHaveAttribute("href", "https://register.example/123");
  expect(screen.getByText("Past bij jou als").parentElement).toHaveTextContent("Past bij jou als het spant.");
});
