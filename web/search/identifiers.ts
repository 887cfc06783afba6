/** A code span as an identifier that can be looked up; undefined for values, expressions and prose. */
export function asIdentifier(code: string): string | undefined {
  const text = code.trim()
  return text.length <= 64 && /^[A-Za-z][\w.[\]-]*$/.test(text) ? text : undefined
}

/** An error code or similar: a number of 4 to 7 digits, possibly negative. */
export function asCode(text: string): string | undefined {
  return /^-?\d{4,7}$/.test(text.trim()) ? text.trim() : undefined
}

/** A topic pattern such as `orderbook.{depth}.{symbol}`: words and placeholders, separated by dots. */
export function asTopic(code: string): string | undefined {
  const text = code.trim()
  return /^[\w-]+(\.([\w-]+|\{[\w-]+\}))+$/.test(text) && text.includes('{') ? text : undefined
}

/** Splits `orderLinkId` into words: `order link id`. */
export function splitIdentifier(identifier: string): string {
  return identifier
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
}
