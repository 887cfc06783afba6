/** A list without bullets. */
export const LIST_STYLE = { listStyle: 'none', margin: 0, padding: 0 }
