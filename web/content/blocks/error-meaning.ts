/** What the codes of errors mean, by code: once for each part of the API that has one. */
export type ErrorCodes = Record<string, ErrorMeaning[]>

export interface ErrorMeaning {
  /** What it means and what to do. */
  text: string
  href: string
  /** The part of the API, as the specification names it; nothing for all parts. */
  groupName?: string
}

/**
 * What a code means to an operation that `groups` explain, in that order: the same number may mean
 * something else in another part of the API. A table of the page's own is for all parts.
 */
export const errorMeaning = (
  codes: ErrorCodes,
  code: string,
  groups: readonly string[],
): ErrorMeaning | undefined =>
  [...groups, undefined].flatMap(
    (group) => codes[code]?.find(({ groupName }) => groupName === group) ?? [],
  )[0]
