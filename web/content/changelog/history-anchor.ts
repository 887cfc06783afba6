/** Where a page tells its history. No heading that a writer makes has this anchor. */
export const HISTORY_ANCHOR = 'page-history'
