import { css } from "@emotion/react";
import { Fragment } from "react";
import { media } from "../styles/media";
import { color, fontSize, space } from "../styles/tokens";
import { SmartLink } from "./SmartLink";
import { useSiteTexts } from "./site-texts";

const list = css`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space.half} ${space.s2};
  align-content: start;
  padding: ${space.s2} ${space.s1} ${space.s2} ${space.s2};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  ${media.largeLetters} {
    grid-template-columns: minmax(0, 1fr);
  }
  & dt {
    color: ${color.textSoft};
  }
  /* Links stay clickable above the area that opens the card. */
  & a {
    position: relative;
    z-index: 1;
  }
`;

/** Register, speciality, region and languages of a member of the team; what is not filled in is left out. */
export function MemberFacts({ register, topic, region, languages }: Queries.TeamMemberFragment) {
  const texts = useSiteTexts();
  const entry = register && `${register.label} ${register.number}`;
  const inRegister = register?.link ? <SmartLink href={register.link}>{entry}</SmartLink> : entry;
  const rows = [
    [texts.memberRegister, inRegister],
    [texts.bioSpeciality, topic],
    [texts.memberRegion, region],
    [texts.memberLanguages, languages],
  ] as const;
  return (
    <dl css={list}>
      {rows.map(
        ([label, value]) =>
          value && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
