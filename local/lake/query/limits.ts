/** How much one query may ask for. What exceeds it is refused with 400 and says which limit it was. */
export const limits = {
  /** Characters of the query, without its parameters. */
  queryLength: 100_000,
  /** Brackets and braces within each other. */
  nesting: 60,
  /** Milliseconds for parsing and evaluating. */
  time: 2_000,
  /**
   * How often a query may have that time: again where it had less than half of it on a processor,
   * or where documents were still to be read from the disk.
   */
  tries: 3,
  /** Characters of the result as JSON. */
  resultLength: 64 * 1024 * 1024,
}
