/** Characters of a query: room for a message of the server with the question about it. */
export const MAX_QUERY = 300
