import type { ComponentProps } from "react";

/** Records navigation; tests that look at it clear it. */
export const navigate = jest.fn(async (_to: string, _options?: { replace?: boolean }) => undefined);

/** The router's link: an anchor with `data-router`. */
export function Link({ to, ...props }: { to: string } & ComponentProps<"a">) {
  return <a href={to} data-router="" {...props} />;
}

/** Queries run in the build only. */
export const graphql = (): undefined => undefined;
