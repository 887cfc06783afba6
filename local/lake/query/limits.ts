/** How much one query may ask for. What exceeds it is refused with 400 and says which limit it was. */
export const limits = {
  /** Characters of the query, without its parameters. */
  queryLength: 100_000,
  /** Milliseconds for parsing and evaluating. */
  time: 2_000,
  /** Characters of the result as JSON. */
  resultLength: 64 * 1024 * 1024,
}
