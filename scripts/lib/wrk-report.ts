/** What a load of one address came to. */
export interface LoadFigures {
  perSecond: number;
  /** Time in which all but the slowest percent were answered, with its unit. */
  p99: string;
  /** Connections and requests that failed; answers such as 404 are none. */
  failed: number;
}

/**
 * Reads what wrk prints with `--latency`.
 *
 * @throws when it has no figures
 */
export const loadFigures = (output: string): LoadFigures => {
  const perSecond = /^Requests\/sec:\s+([\d.]+)$/m.exec(output)?.[1];
  const p99 = /^\s+99%\s+(\S+)$/m.exec(output)?.[1];
  if (!perSecond || !p99) {
    throw new Error(`wrk gave no figures\n${output}`);
  }
  const errors = /^\s+Socket errors: (.*)$/m.exec(output)?.[1] ?? "";
  return {
    perSecond: Number(perSecond),
    p99,
    failed: (errors.match(/\d+/g) ?? []).reduce((sum, one) => sum + Number(one), 0),
  };
};
