/** What lists every page lists no more than this; of a larger site it leads to the sidebars instead. */
export const MOST_LISTED = 2000
