/**
 * Returns the tag of a search that is repeated when one of its results is opened, so that its count is the number of
 * opened results. `day` is like `2026-11-21`.
 */
export const openedTag = (day: string): string => `${day}-opened`
