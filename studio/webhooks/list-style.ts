/** A list of rows without its marks. */
export const LIST_STYLE = { listStyle: 'none', margin: 0, padding: 0 }
