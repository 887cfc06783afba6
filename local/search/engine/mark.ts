import type { Token } from '../text/tokenizer.ts'
import type { Word } from './words.ts'

export interface MarkOptions {
  startTag: string
  endTag: string
  /** A text with at most this many words is shown whole. */
  snippetThreshold: number
  /** Number of words around marked ones in a snippet. */
  affix: number
}

export interface FieldHighlight {
  matched_tokens: string[]
  snippet: string
  value?: string
}

interface Range {
  start: number
  end: number
}

/** The text with the words marked: a snippet, and with `full` the whole text. */
export function markText(
  text: string,
  tokens: readonly Token[],
  words: readonly Word[],
  infix: string | undefined,
  full: boolean,
  options: MarkOptions,
): FieldHighlight {
  const matches = matcher(words, infix)
  const at = tokens.flatMap((token, index) => (matches(token, text) ? [index] : []))
  const ranges = merge(at.flatMap((index) => tokens[index] ?? []))
  const seen = new Set(ranges.map((range) => text.slice(range.start, range.end)))
  const window = snippetRange(text, tokens, at, options)
  return {
    matched_tokens: [...seen],
    snippet: tagged(text, window, ranges, options),
    ...(full ? { value: tagged(text, { start: 0, end: text.length }, ranges, options) } : {}),
  }
}

function matcher(
  words: readonly Word[],
  infix: string | undefined,
): (token: Token, text: string) => boolean {
  const exact = new Set(words.flatMap((word) => [word.term, ...word.variants.map((v) => v.term)]))
  const prefixes = words
    .filter((word) => word.prefix)
    .flatMap((word) => [word.term, ...word.beginnings.map(({ term }) => term)])
  return (token, text) =>
    exact.has(token.term) ||
    prefixes.some((prefix) => token.term.startsWith(prefix)) ||
    (infix !== undefined && text.slice(token.start, token.end).toLowerCase().includes(infix))
}

/** Range of a snippet: the surroundings of the densest matches in a long text. */
function snippetRange(
  text: string,
  tokens: readonly Token[],
  at: readonly number[],
  options: MarkOptions,
): Range {
  const whole = { start: 0, end: text.length }
  if (at.length === 0 || tokens.length <= options.snippetThreshold) return whole
  const width = options.affix * 2
  let [best, most, to] = [0, 0, 0]
  for (const [from, index] of at.entries()) {
    while ((at[to] ?? Number.POSITIVE_INFINITY) < index + width) to++
    if (to - from > most) [best, most] = [from, to - from]
  }
  const [first = 0, last = 0] = [at[best], at[Math.max(best, best + most - 1)]]
  return {
    start: tokens[first - options.affix]?.start ?? 0,
    end: tokens[last + options.affix]?.end ?? text.length,
  }
}

function tagged(
  text: string,
  window: Range,
  ranges: readonly Range[],
  options: MarkOptions,
): string {
  let out = ''
  let position = window.start
  for (const range of ranges) {
    if (range.start < window.start || range.end > window.end) continue
    out += `${text.slice(position, range.start)}${options.startTag}${text.slice(range.start, range.end)}${options.endTag}`
    position = range.end
  }
  return out + text.slice(position, window.end)
}

/** Ranges in order, with overlapping ones (bigrams) merged. */
function merge(ranges: readonly Range[]): Range[] {
  const merged: Range[] = []
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end)
    else if (range.end > range.start) merged.push({ start: range.start, end: range.end })
  }
  return merged
}
