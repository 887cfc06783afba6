/**
 * With what a search is tagged that is asked again because one of its results was opened: so the counts of a query say
 * how often that was. `day` as `2026-11-21`.
 */
export const openedTag = (day: string): string => `${day}-opened`
