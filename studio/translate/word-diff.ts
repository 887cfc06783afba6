import { diffArrays } from 'diff'

export interface Part {
  kind: 'same' | 'removed' | 'added'
  text: string
}

// Tokens: code in backticks, names such as `order.link_id` or `/v5/market`, words, single Chinese characters, and the
// characters between them.
const TOKEN =
  /`[^`\n]*`|\p{Script=Han}|(?:\/?[\p{L}\p{N}_]+(?:[./:_'’-](?=[\p{L}\p{N}]))?)+|\s+|[^\s]/gu

/**
 * Returns the differences between two texts by words and punctuation. `codes` are code texts that are never split. The
 * parts without `added` form `before`, those without `removed` form `after`.
 */
export function diffWords(before: string, after: string, codes: readonly string[] = []): Part[] {
  const parts = diffArrays(tokens(before, codes), tokens(after, codes))
  return parts.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}

function tokens(text: string, codes: readonly string[]): string[] {
  const longest = [...new Set(codes)].filter(Boolean).sort((a, b) => b.length - a.length)
  if (longest.length === 0) return split(text)
  const known = new RegExp(`(${longest.map(escaped).join('|')})`, 'u')
  return text.split(known).flatMap((part, index) => (index % 2 === 1 ? [part] : split(part)))
}

const split = (text: string): string[] => text.match(TOKEN) ?? []

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
