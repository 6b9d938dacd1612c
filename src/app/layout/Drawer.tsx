import { css } from "@emotion/react";
import { ButtonLink } from "../../components/ButtonLink";
import { CallLink } from "../../components/CallLink";
import { Icon } from "../../components/Icon";
import { useVisit } from "../../components/visit";
import { SearchField } from "../../features/search/SearchField";
import { visuallyHidden } from "../../styles/layout";
import { media } from "../../styles/media";
import { color, space, target } from "../../styles/tokens";
import { DrawerMenu } from "./DrawerMenu";
import { menuButton } from "./NavigationMenu";
import { NavLink } from "./NavLink";
import { useDrawerClosing } from "./use-drawer-closing";

const ID = "menu";

const opener = css`
  margin-right: calc(-1 * ${space.s1});
  ${media.wide} {
    display: none;
  }
`;

/** On the narrowest phones the icon alone has room; the word stays for assistive technology. */
const openerText = css`
  ${media.narrow} {
    ${visuallyHidden}
  }
`;

const drawer = css`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(24rem, 100% - ${space.s6});
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: ${space.s2} ${space.gutter} ${space.s4};
  border: 0;
  background: ${color.card};
  color: ${color.text};
  overflow-y: auto;
  overscroll-behavior: contain;
  &::backdrop {
    background: ${color.text};
    opacity: 0.55;
  }
  html:has(&[open]) {
    overflow: hidden;
  }
  ${media.motion} {
    @starting-style {
      transform: translateX(2rem);
      opacity: 0;
    }
    transition:
      transform 200ms,
      opacity 200ms;
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  overflow-wrap: normal;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space.s1};
  & h2 {
    order: -2;
    font-size: 1.25rem;
  }
`;

const language = css`
  display: flex;
  align-items: center;
  min-height: ${target};
  margin-inline: auto ${space.s2};
  order: -1;
`;

const foot = css`
  display: grid;
  gap: ${space.s1};
  margin-top: ${space.s4};
`;

/** Opens the dialog without script, so also before hydration (dialog-commands.ts). */
const opens = { command: "show-modal", commandfor: ID } as const;

/** Menu of the narrow screen: a native modal dialog at the right side (docs/agreement.md#header). */
export function Drawer({ navigation }: { navigation: Queries.HeaderNavigationFragment }) {
  const { menus, quote, languageLink, labels } = navigation;
  const visit = useVisit();
  const closing = useDrawerClosing();

  return (
    <>
      <button type="button" css={[menuButton, opener]} {...opens} aria-haspopup="dialog">
        <Icon name="menu" />
        <span css={openerText}>{labels.openMenu}</span>
      </button>
      <dialog id={ID} {...closing} css={drawer} aria-label={labels.drawer} closedby="any">
        <div css={head}>
          <h2>{labels.drawer}</h2>
          <form method="dialog">
            <button type="submit" css={menuButton} aria-label={labels.closeMenu}>
              <Icon name="close" />
            </button>
          </form>
          {languageLink && <NavLink item={{ ...languageLink, hreflang: languageLink.language }} css={language} />}
        </div>
        <SearchField key={visit.key} />
        <nav aria-label={labels.main}>
          {menus.map((menu) => (
            <DrawerMenu key={menu.label} menu={menu} />
          ))}
        </nav>
        <div css={foot}>
          <ButtonLink href={quote.link}>{quote.label}</ButtonLink>
          <CallLink />
        </div>
      </dialog>
    </>
  );
}
