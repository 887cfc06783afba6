const OPENING = '([{'
const CLOSING = ')]}'

/** Where brackets first stand more than `most` deep in each other, or null; text in quotes aside. */
export function nestingOf(query: string, most: number): number | null {
  let depth = 0
  let quote: string | null = null
  for (let place = 0; place < query.length; place++) {
    const character = query[place] ?? ''
    if (character === '\\' && quote !== null) place++
    else if (quote !== null) quote = character === quote ? null : quote
    else if (character === '"' || character === "'") quote = character
    else if (OPENING.includes(character)) depth++
    else if (CLOSING.includes(character)) depth--
    if (depth > most) return place
  }
  return null
}
