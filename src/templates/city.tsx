import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { Breadcrumb } from "../components/Breadcrumb";
import { ButtonLink } from "../components/ButtonLink";
import { ButtonRow } from "../components/ButtonRow";
import { CallLink } from "../components/CallLink";
import { CityMap } from "../components/CityMap";
import { ClosingBlock } from "../components/ClosingBlock";
import { Drawing } from "../components/Drawing";
import { FactRow } from "../components/FactRow";
import { HeroFrame } from "../components/HeroFrame";
import { LinkColumns } from "../components/LinkColumns";
import { PlaceList } from "../components/PlaceList";
import { RichText } from "../components/RichText";
import { RuledList } from "../components/RuledList";
import { SectionFrame } from "../components/SectionFrame";
import { TextWithAside } from "../components/TextWithAside";
import { ROUTES } from "../content/model/needed";
import type { CityNeighbours } from "../lib/city-map";
import { trailThrough } from "../publish/seo/breadcrumbs";
import { PageHead } from "../publish/seo/PageHead";

export const query = graphql`
  query CityTemplate($id: String!) {
    city(id: { eq: $id }) {
      name
      path
      title
      lead
      localPresence {
        value
        label
      }
      certification {
        value
        label
      }
      drawing {
        ...DrawingFields
      }
      region {
        title
        body
      }
      testimonial {
        author
        quote
        note
      }
      reasons {
        title
        items {
          title
          text
        }
      }
      serviceAreas {
        title
        intro
        places
      }
      callToAction {
        title
        text
      }
    }
    cityPageTexts {
      responseTile {
        value
        label
      }
      certificationTile {
        value
        label
      }
      contactLabel
      callLabel
      call {
        ...CallInvitationFields
      }
      otherCitiesTitle
      mapAlt
      drawing {
        ...DrawingFields
      }
    }
    home: page(path: { eq: "/" }) {
      title
      path
    }
    parent: page(path: { eq: "/arbeidsmediation" }) {
      title
      path
    }
  }
`;

export const Head = PageHead;

const skyline = css`
  width: 100%;
`;

type Props = PageProps<Queries.CityTemplateQuery, { neighbours: CityNeighbours }>;

/** City page (docs/agreement.md#city-pages). */
export default function CityTemplate({ data, pageContext }: Props) {
  const { city, cityPageTexts: texts, home, parent } = data;
  if (!city || !texts || !home || !parent) {
    throw new Error("A city page needs its city, data/city-page.json, home and /arbeidsmediation");
  }
  const { reasons, serviceAreas } = city;
  const { map, otherCities } = pageContext.neighbours;
  const buttons = (
    <ButtonRow>
      <ButtonLink href={ROUTES.contact}>{texts.contactLabel}</ButtonLink>
      <CallLink>{texts.callLabel}</CallLink>
    </ButtonRow>
  );
  return (
    <>
      <Breadcrumb trail={trailThrough(home, parent, { title: city.name, path: city.path })} />
      <HeroFrame
        title={city.title}
        lead={city.lead}
        illustration={<Drawing {...(city.drawing ?? texts.drawing)} priority css={skyline} />}
      >
        {buttons}
      </HeroFrame>
      <FactRow facts={[city.localPresence, texts.responseTile, city.certification ?? texts.certificationTile]} />
      <SectionFrame tone="paper" anchor={null}>
        <TextWithAside
          quote={city.testimonial}
          call={texts.call}
          picture={map.length > 0 && <CityMap cities={map} alt={texts.mapAlt} here={city.path} />}
        >
          <h2>{city.region.title}</h2>
          <RichText html={city.region.body} />
        </TextWithAside>
      </SectionFrame>
      <SectionFrame tone="sand" anchor={null} title={reasons.title}>
        <RuledList>
          {reasons.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </RuledList>
      </SectionFrame>
      <SectionFrame tone="paper" anchor={null} spacing="quiet" title={serviceAreas.title} intro={serviceAreas.intro}>
        <PlaceList places={serviceAreas.places} />
      </SectionFrame>
      {otherCities.length > 0 && (
        <SectionFrame tone="sand" anchor={null} spacing="quiet" title={texts.otherCitiesTitle}>
          <LinkColumns compact links={otherCities} />
        </SectionFrame>
      )}
      <ClosingBlock title={city.callToAction.title} text={city.callToAction.text}>
        {buttons}
      </ClosingBlock>
    </>
  );
}
