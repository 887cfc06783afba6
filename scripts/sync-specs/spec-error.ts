/** An error at a place in a spec: `specs/market.yaml#/paths/~1v5~1time/get: …` (RFC 6901). */
export function specError(file: string, path: PropertyKey[], message: string): Error {
  const pointer = path.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1'))
  return new Error(`${file}#/${pointer.join('/')}: ${message}`)
}
