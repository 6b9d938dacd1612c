/** The only module that writes to the console (docs/agreement.md#events, docs/agreement.md#not-found-page). */
export const logger: Pick<Console, "log" | "error"> = console;
