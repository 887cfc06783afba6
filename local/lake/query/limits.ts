/** Limits of one query. A query that exceeds one is refused with 400, and the error names the limit. */
export const limits = {
  /** Characters of the query, without parameters. */
  queryLength: 100_000,
  /** Wall-clock time for parsing and evaluating, in ms. */
  time: 2_000,
  /** Attempts of a query that got less than half of that time on a processor. */
  tries: 3,
  /** Characters of the result as JSON. */
  resultLength: 64 * 1024 * 1024,
}
