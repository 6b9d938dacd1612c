import { render, screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { renderToString } from "react-dom/server";
import type { PageContext } from "../publish/seo/page-context";
import RedirectTemplate from "./redirect";

const navigate = jest.fn();

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  navigate: (...args: unknown[]) => navigate(...args),
  Link: ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />,
}));

const props = (search: string, refresh = "/contact#formulier") =>
  ({
    pageContext: { refresh, title: "Het formulier is verhuisd", description: "Ga naar het formulier" },
    location: { search },
  }) as PageProps<object, PageContext>;

beforeEach(() => {
  navigate.mockClear();
});

test.each([
  ["", "/contact#formulier", "/contact#formulier"],
  ["?utm_source=a&b=%20c", "/contact#formulier", "/contact?utm_source=a&b=%20c#formulier"],
  ["?utm_source=a", "/contact", "/contact?utm_source=a"],
  ["?utm_source=a", "/contact?bron=actie#formulier", "/contact?bron=actie&utm_source=a#formulier"],
])("leads on with the query %j to %s, in place of its own history entry", (search, to, target) => {
  render(<RedirectTemplate {...props(search, to)} />);

  expect(navigate.mock.calls).toEqual([[target, { replace: true }]]);
});

test("without JavaScript a refresh leads on, and a link stands there", () => {
  const html = renderToString(<RedirectTemplate {...props("")} />);

  expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="0; url=\/contact#formulier"\/?><\/noscript>/i);
  expect(html).toContain('href="/contact#formulier"');
  expect(html).toContain("Ga naar het formulier");
});

test("with JavaScript there is no refresh, which would load the target again and lose the query", () => {
  render(<RedirectTemplate {...props("?utm_source=a")} />);

  expect(document.querySelector("meta[http-equiv]")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Het formulier is verhuisd");
});
