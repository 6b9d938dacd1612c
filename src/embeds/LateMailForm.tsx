import { type ComponentProps, lazy, memo, Suspense } from "react";

const MailForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "mail-form" */ "./MailForm")).MailForm,
}));

/**
 * MailForm in a script of its own: pages whose embed has an account do not need it. The server's HTML has it, and React
 * would drop that if this were rendered again while the script is on its way: it is so for new questions alone.
 */
export const LateMailForm = memo((props: ComponentProps<typeof MailForm>) => (
  <Suspense>
    <MailForm {...props} />
  </Suspense>
));
