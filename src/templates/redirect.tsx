import { navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { ButtonLink } from "../components/ButtonLink";
import { ButtonRow } from "../components/ButtonRow";
import { HeroFrame } from "../components/HeroFrame";
import { withQuery } from "../lib/links";
import type { PageContext } from "../publish/seo/page-context";

export { PageHead as Head } from "../publish/seo/PageHead";

/**
 * Redirects at once, with the query string, and replaces the history entry; without JavaScript a refresh does, beside a
 * link with the page's description. The refresh is not in the Head, as Gatsby unwraps a `noscript` there.
 */
export default function RedirectTemplate({ pageContext, location }: PageProps<object, PageContext>) {
  const { title, description, refresh: target = "/" } = pageContext;
  const { search } = location;
  useEffect(() => {
    void navigate(withQuery(target, search), { replace: true });
  }, [target, search]);
  return (
    <HeroFrame title={title} lead={null}>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${target}`} />
      </noscript>
      <ButtonRow>
        <ButtonLink href={target}>{description}</ButtonLink>
      </ButtonRow>
    </HeroFrame>
  );
}
