/** How much one query may ask for. What exceeds it is refused with 400 and says which limit it was. */
export const limits = {
  /** Characters of the query, without its parameters. */
  queryLength: 100_000,
  /** Milliseconds for parsing and evaluating. */
  time: 2_000,
  /** How often a query may have that time, where it had less than half of it on a processor. */
  tries: 3,
  /** Characters of the result as JSON. */
  resultLength: 64 * 1024 * 1024,
}
