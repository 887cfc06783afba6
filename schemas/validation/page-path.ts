import { reservedSegment } from './reserved-routes.ts'

/** Returns what is wrong with a page's path and how to correct it. */
export function pagePathProblem(path: string | undefined): string | undefined {
  if (!path) return 'Give the page a path, for example v5/market/kline.'
  const starts = path.match(/^(https?:\/\/|\/)/)
  if (starts) return `Leave out the “${starts[0]}” at the start: write v5/market/kline.`
  if (path.endsWith('/')) return 'Leave out the “/” at the end: write v5/market/kline.'
  const odd = oddCharacters(path, /[^a-z0-9/-]/g)
  if (odd) return `A path has only a–z, 0–9, “-” and “/”. Replace ${odd}.`
  if (path.includes('//')) return 'Two “/” stand side by side: take one out.'
  const segment = path.split('/').find((part) => /^-|-$/.test(part))
  if (segment) return `“${segment}” starts or ends with “-”: take it out.`
  const reserved = reservedSegment(path)
  if (reserved) {
    return `The site itself uses “${reserved}” at the start of an address. Start with another word.`
  }
  return undefined
}

/** Like `pagePathProblem` for a former path: other systems use more characters in paths. */
export function oldPathProblem(path: string | undefined): string | undefined {
  const odd = oddCharacters(path ?? '', /[^A-Za-z0-9/_.~ -]/g)
  if (odd)
    return `A path has only letters, 0–9, “-”, “_”, “.”, “~”, spaces and “/”. Replace ${odd}.`
  return pagePathProblem(path?.toLowerCase().replace(/[_.~ ]+/g, 'x'))
}

function oddCharacters(path: string, odd: RegExp): string | undefined {
  const found = [...new Set(path.match(odd))]
  if (found.length === 0) return undefined
  return found.map((character) => (character === ' ' ? 'a space' : `“${character}”`)).join(', ')
}
