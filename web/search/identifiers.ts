/** What of a code span can be looked up by name; undefined for values, expressions and prose. */
export function asIdentifier(code: string): string | undefined {
  const text = code.trim()
  return text.length <= 64 && /^[A-Za-z][\w.[\]-]*$/.test(text) ? text : undefined
}

/** An error code or similar: a number of 4 to 7 digits, perhaps negative. */
export function asCode(text: string): string | undefined {
  return /^-?\d{4,7}$/.test(text.trim()) ? text.trim() : undefined
}

/** The pattern of a topic, such as `orderbook.{depth}.{symbol}`: words and places for words, parted by dots. */
export function asTopic(code: string): string | undefined {
  const text = code.trim()
  return /^[\w-]+(\.([\w-]+|\{[\w-]+\}))+$/.test(text) && text.includes('{') ? text : undefined
}

/** `orderLinkId` in words: `order link id`. */
export function splitIdentifier(identifier: string): string {
  return identifier
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
}
