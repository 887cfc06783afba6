/** Characters of a query. */
export const MAX_QUERY = 64
