import { graphql, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { ButtonLink } from "../components/ButtonLink";
import { ButtonRow } from "../components/ButtonRow";
import { HeroFrame } from "../components/HeroFrame";
import { withQuery } from "../lib/links";
import { PageHead } from "../publish/seo/PageHead";

export const query = graphql`
  query RedirectTemplate($id: String!) {
    redirect(id: { eq: $id }) {
      to
      title
      linkLabel
    }
  }
`;

export const Head = PageHead;

/**
 * Redirects at once, with the query string, and replaces the history entry; without JavaScript a refresh does, beside a
 * link. The refresh is not in the Head, as Gatsby unwraps a `noscript` there.
 */
export default function RedirectTemplate({ data, location }: PageProps<Queries.RedirectTemplateQuery>) {
  const target = data.redirect?.to ?? "/";
  const { search } = location;
  useEffect(() => {
    void navigate(withQuery(target, search), { replace: true });
  }, [target, search]);
  return (
    <HeroFrame title={data.redirect?.title ?? ""} lead={null}>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${target}`} />
      </noscript>
      <ButtonRow>
        <ButtonLink href={target}>{data.redirect?.linkLabel}</ButtonLink>
      </ButtonRow>
    </HeroFrame>
  );
}
