/** Lists of all pages end at this number; on a larger site they link to the sidebars instead. */
export const MAX_LISTED = 2000
