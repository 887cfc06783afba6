/** Lists of all pages end at this number; on a larger site they link to the sidebars instead. */
export const MOST_LISTED = 2000
