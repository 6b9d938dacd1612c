import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { Actions } from "../components/Actions";
import { CityMap } from "../components/CityMap";
import { ClosingBlock } from "../components/ClosingBlock";
import { HeroFrame } from "../components/HeroFrame";
import { Picture } from "../components/Picture";
import { layOutMap } from "../lib/city-map";
import { media } from "../styles/media";
import { CityFacts } from "./CityFacts";
import { CityText } from "./CityText";

export const query = graphql`
  query CityTemplate($id: String!) {
    city(id: { eq: $id }) {
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
      ...HasDrawing
      map {
        ...MappableCityFields
      }
      ...CityText
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
      mapAlt
      closingDrawing {
        ...DrawingFields
      }
      ...HasDrawing
      ...HasActions
      ...CityTextShared
    }
  }
`;

export { PageHead as Head } from "../publish/seo/PageHead";

/** The edges of the opening cut the second circle. */
const skyline = css`
  & > img {
    width: 100%;
  }
  ${media.belowColumns} {
    margin: 0 -3.5rem -7%;
  }
  ${media.upright} {
    width: calc(100% + 6rem);
    margin: 0;
  }
  ${media.desktop} {
    width: 140%;
    margin-block: -4% -2rem;
  }
  ${media.wide} {
    width: 165%;
  }
`;

/** City page (docs/agreement.md#city-pages). */
export default function CityTemplate({ data }: PageProps<Queries.CityTemplateQuery>) {
  const { city, cityPageTexts: texts } = data;
  if (!city || !texts) {
    throw new Error("A city page needs its city and data/city-page.json");
  }
  const map = layOutMap(city.map, city.path);
  const buttons = <Actions actions={texts.actions} />;
  return (
    <>
      <HeroFrame
        title={city.title}
        lead={city.lead}
        stands
        illustration={
          <div css={skyline}>
            <Picture {...(city.drawing ?? texts.drawing)} priority />
          </div>
        }
      >
        {buttons}
      </HeroFrame>
      <CityFacts facts={[city.localPresence, texts.responseTile, city.certification ?? texts.certificationTile]} />
      <div data-thread="">
        <CityText
          city={city}
          shared={texts}
          picture={map[0]?.own && <CityMap cities={map} alt={texts.mapAlt} here={city.path} />}
        />
      </div>
      <ClosingBlock {...city.callToAction} drawing={texts.closingDrawing}>
        {buttons}
      </ClosingBlock>
    </>
  );
}
