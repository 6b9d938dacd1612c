import { screen, within } from "@testing-library/react";
import { renderWithTexts } from "../../test/render-with-texts";
import { DesktopNavigation } from "./DesktopNavigation";
import { DrawerNavigation } from "./DrawerNavigation";

const navigation = {
  menus: [{ label: "Diensten", link: null, links: [{ label: "Trainingen", link: "/trainingen" }] }],
  links: [
    { label: "Werken bij", link: "/werken-bij" },
    { label: "Agenda", link: "https://agenda.example" },
  ],
  quote: { label: "Offerte", link: "/contact#formulier" },
  trustMessages: [],
  labels: {
    skip: "Naar de inhoud",
    main: "Hoofdmenu",
    submenu: "Submenu",
    home: "Naar de startpagina",
    openMenu: "Menu",
    closeMenu: "Sluiten",
    drawer: "Menu",
    call: "Bel",
    trust: "Waarom wij",
    trustPause: "Stilzetten",
    trustPlay: "Laten lopen",
  },
};

test.each([
  ["header", <DesktopNavigation key="header" navigation={navigation} path="/werken-bij" visit="1" />],
  ["drawer", <DrawerNavigation key="drawer" navigation={navigation} path="/werken-bij" />],
])("the %s shows plain links beside the menus, and which one is the present page", (_name, ui) => {
  renderWithTexts(ui);
  const menu = within(screen.getByRole("navigation", { name: "Hoofdmenu" }));
  const present = menu.getByRole("link", { name: "Werken bij" });
  expect(present).toHaveAttribute("href", "/werken-bij");
  expect(present).toHaveAttribute("aria-current", "page");
  const other = menu.getByRole("link", { name: "Agenda" });
  expect(other).toHaveAttribute("href", "https://agenda.example");
  expect(other).not.toHaveAttribute("aria-current");
});
