import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderWithTexts } from "../test/render-with-texts";
import { closeOthers } from "./close-others";
import { TeamCard } from "./TeamCard";

document.addEventListener("toggle", closeOthers, true);

const member = (name: string) => ({
  slug: name.toLowerCase(),
  name,
  topic: "Reorganisaties",
  role: `MfN-registermediator ${name}`,
  bio: { focus: `Focus van ${name}`, speciality: "Reorganisaties", style: "Rustig" },
  image: {
    file: {
      childImageSharp: {
        gatsbyImageData: {
          layout: "fixed" as const,
          width: 96,
          height: 96,
          images: { fallback: { src: "/portret.png" } },
        },
      },
    },
  },
});

/** The card of a member; jsdom knows `details`, but neither closes the others of a group nor tells of a toggle. */
const card = (name: string) => {
  const details = screen.getByText(name).closest("details");
  if (!details) {
    throw new Error(`no card of ${name}`);
  }
  return details;
};

const click = async (name: string) => {
  await userEvent.click(screen.getByText(name));
  fireEvent(card(name), new Event("toggle"));
};

beforeEach(() => {
  renderWithTexts(
    <>
      <TeamCard member={member("Marjan")} group="team" />
      <TeamCard member={member("Karim")} group="team" />
    </>,
  );
});

it("shows name, topic and portrait", () => {
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getAllByText("Reorganisaties")[0]).toBeVisible();
});

it("opens the bio at a click and closes it at the second", async () => {
  expect(card("Marjan")).not.toHaveAttribute("open");
  await click("Marjan");
  expect(card("Marjan")).toHaveAttribute("open");
  expect(screen.getByText(/MfN-registermediator Marjan/)).toBeVisible();
  expect(screen.getByText("Focus van Marjan")).toBeVisible();
  await click("Marjan");
  expect(card("Marjan")).not.toHaveAttribute("open");
});

it("names what it tells", () => {
  const terms = screen.getAllByRole("term", { hidden: true }).map(({ textContent }) => textContent);
  expect(terms.slice(0, 3)).toEqual(["Focus", "Specialisme", "Stijl"]);
});
