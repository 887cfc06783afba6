/** The meanings of error codes, by code: one for each part of the API that uses the code. */
export type ErrorCodes = Record<string, ErrorMeaning[]>

export interface ErrorMeaning {
  /** Meaning and action. */
  text: string
  href: string
  /** The part of the API by its name in the specification; absent for all parts. */
  groupName?: string
}

/**
 * The meaning of a code for an operation whose error groups are `groups`, in order of precedence: another part of the
 * API may use the same number differently. A table of the page itself applies to all parts.
 */
export const errorMeaning = (
  codes: ErrorCodes,
  code: string,
  groups: readonly string[],
): ErrorMeaning | undefined =>
  [...groups, undefined].flatMap(
    (group) => codes[code]?.find(({ groupName }) => groupName === group) ?? [],
  )[0]
