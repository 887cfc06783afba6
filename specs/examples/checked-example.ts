/** An example of a specification that was held against its schema. */
export interface CheckedExample {
  /** File, operation or message, and the example, for people. */
  place: string
  /** What does not fit; undefined when all does. */
  error: string | undefined
}
