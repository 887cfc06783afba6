import { splitIdentifier } from '../../../search/identifiers.ts'

/** Up to three shorter queries to try instead of one that found nothing. */
export function querySuggestions(query: string): string[] {
  const words = query
    .trim()
    .split(/[\s/]+/)
    .filter(Boolean)
  const shorter =
    words.length > 1 ? [words.slice(0, -1).join(' '), words.slice(1).join(' '), ...words] : []
  const parts = words.flatMap((word) => {
    const split = splitIdentifier(word)
    return split.includes(' ') ? [split, ...split.split(' ')] : []
  })
  const offered = new Set(
    [...shorter, ...parts].filter((text) => text.length > 1 && text !== query.trim()),
  )
  return [...offered].slice(0, 3)
}
