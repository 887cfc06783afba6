/** Anchor of a page's history. No heading that a writer makes has this anchor. */
export const HISTORY_ANCHOR = 'page-history'
