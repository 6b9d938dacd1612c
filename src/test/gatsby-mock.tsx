import type { ComponentProps } from "react";

/** Where components asked the router to go; cleared by tests that look at it. */
export const navigate = jest.fn(async (_to: string, _options?: { replace?: boolean }) => undefined);

/** The router's link: an anchor that says in `data-router` that the router handles it. */
export function Link({ to, ...props }: { to: string } & ComponentProps<"a">) {
  return <a href={to} data-router="" {...props} />;
}

/** Queries are for the build. */
export const graphql = (): undefined => undefined;
