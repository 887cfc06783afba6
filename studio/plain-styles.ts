/** For a list without bullets, and a link that looks like its surroundings. */
export const LIST_STYLE = { listStyle: 'none', margin: 0, padding: 0 }
export const LINK_STYLE = { color: 'inherit', display: 'block', textDecoration: 'none' }
