import { graphql, type PageProps } from "gatsby";
import { Breadcrumb } from "../components/Breadcrumb";
import { ButtonLink } from "../components/ButtonLink";
import { ButtonRow } from "../components/ButtonRow";
import { CallLink } from "../components/CallLink";
import { Card } from "../components/Card";
import { ClosingBlock } from "../components/ClosingBlock";
import { FactTiles } from "../components/FactTiles";
import { Grid } from "../components/Grid";
import { HeroFrame } from "../components/HeroFrame";
import { LinkColumns } from "../components/LinkColumns";
import { PlaceList } from "../components/PlaceList";
import { RichText } from "../components/RichText";
import { SectionFrame } from "../components/SectionFrame";
import { childTrail } from "../seo/breadcrumbs";
import { PageHead } from "../seo/PageHead";

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
      region {
        title
        body
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
      otherCitiesTitle
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

/** What createPages tells a city page besides what every page knows. */
interface CityContext {
  otherCities: readonly { label: string; link: string }[];
}

/** City page (docs/agreement.md#city-pages). */
export default function CityTemplate({ data, pageContext }: PageProps<Queries.CityTemplateQuery, CityContext>) {
  const { city, cityPageTexts: texts, home, parent } = data;
  if (!city || !texts || !home || !parent) {
    throw new Error("A city page needs its city, data/city-page.json, home and /arbeidsmediation");
  }
  const { reasons, serviceAreas } = city;
  const buttons = (
    <ButtonRow>
      <ButtonLink href="/contact">{texts.contactLabel}</ButtonLink>
      <CallLink>{texts.callLabel}</CallLink>
    </ButtonRow>
  );
  return (
    <>
      <Breadcrumb trail={childTrail(home, parent, { title: city.name, path: city.path })} />
      <HeroFrame title={city.title} lead={city.lead}>
        {buttons}
        <FactTiles tiles={[city.localPresence, texts.responseTile, city.certification ?? texts.certificationTile]} />
      </HeroFrame>
      <SectionFrame tone="paper" anchor={null} title={city.region.title} split>
        <RichText html={city.region.body} />
      </SectionFrame>
      <SectionFrame tone="sand" anchor={null} title={reasons.title}>
        <Grid stagger={150}>
          {reasons.items.map(({ title, text }) => (
            <Card key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Card>
          ))}
        </Grid>
      </SectionFrame>
      <SectionFrame tone="mist" anchor={null} title={serviceAreas.title} intro={serviceAreas.intro}>
        <PlaceList places={serviceAreas.places} />
      </SectionFrame>
      <SectionFrame tone="sand" anchor={null} title={texts.otherCitiesTitle}>
        <LinkColumns compact links={pageContext.otherCities} />
      </SectionFrame>
      <ClosingBlock tone="petrol" title={city.callToAction.title} text={city.callToAction.text}>
        {buttons}
      </ClosingBlock>
    </>
  );
}
