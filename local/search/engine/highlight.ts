import type { Field } from '../schema.ts'
import type { Collection } from '../store/collection.ts'
import { type Document, textsAt } from '../store/documents.ts'
import type { Token } from './tokenizer.ts'
import type { Word } from './words.ts'

export interface HighlightOptions {
  fields: Field[]
  full: ReadonlySet<string>
  startTag: string
  endTag: string
  snippetThreshold: number
  affix: number
}

interface Marked {
  matched_tokens: string[]
  snippet: string
  value?: string
}

interface Range {
  start: number
  end: number
}

/** Both shapes of a hit's highlights: `highlight` mirrors the document, `highlights` is a list. */
export function highlightHit(
  collection: Collection,
  document: Document,
  words: readonly Word[],
  infix: string | undefined,
  options: HighlightOptions,
): { highlight: Document; highlights: Document[] } {
  const highlight: Document = {}
  const highlights: Document[] = []
  const matches = matcher(words, infix)
  for (const field of options.fields) {
    const texts = textsAt(document, field)
    const full = options.full.has(field.name)
    const marked = texts.map((text) =>
      mark(text, collection.tokenize(text), matches, full, options),
    )
    const hits = marked.flatMap((each, index) => (each.matched_tokens.length > 0 ? [index] : []))
    if (hits.length === 0) continue
    const list = field.type === 'string[]'
    setAt(highlight, field.name, list ? marked : marked[0])
    // The older shape knows top-level fields only.
    if (field.name.includes('.')) continue
    const found = hits.flatMap((index) => marked[index] ?? [])
    highlights.push(
      list
        ? {
            field: field.name,
            indices: hits,
            matched_tokens: found.map((each) => each.matched_tokens),
            snippets: found.map((each) => each.snippet),
            ...(full ? { values: found.map((each) => each.value) } : {}),
          }
        : { field: field.name, ...found[0] },
    )
  }
  return { highlight, highlights }
}

function matcher(
  words: readonly Word[],
  infix: string | undefined,
): (token: Token, text: string) => boolean {
  const exact = new Set(words.flatMap((word) => [word.term, ...word.variants.map((v) => v.term)]))
  const prefixes = words.filter((word) => word.prefix).map((word) => word.term)
  return (token, text) =>
    exact.has(token.term) ||
    prefixes.some((prefix) => token.term.startsWith(prefix)) ||
    (infix !== undefined && text.slice(token.start, token.end).toLowerCase().includes(infix))
}

function mark(
  text: string,
  tokens: readonly Token[],
  matches: (token: Token, text: string) => boolean,
  full: boolean,
  options: HighlightOptions,
): Marked {
  const at = tokens.flatMap((token, index) => (matches(token, text) ? [index] : []))
  const ranges = at.flatMap((index) => tokens[index] ?? [])
  const seen = new Set(merge(ranges).map((range) => text.slice(range.start, range.end)))
  const window = snippetRange(text, tokens, at, options)
  return {
    matched_tokens: [...seen],
    snippet: tagged(text, window, ranges, options),
    ...(full ? { value: tagged(text, { start: 0, end: text.length }, ranges, options) } : {}),
  }
}

/** A long text is cut to the neighbourhood of its densest matches. */
function snippetRange(
  text: string,
  tokens: readonly Token[],
  at: readonly number[],
  options: HighlightOptions,
): Range {
  const whole = { start: 0, end: text.length }
  const [first] = at
  if (first === undefined || tokens.length <= options.snippetThreshold) return whole
  const width = options.affix * 2
  let best = first
  let most = 0
  for (const index of at) {
    const count = at.filter((other) => other >= index && other < index + width).length
    if (count > most) [best, most] = [index, count]
  }
  const last = at.filter((index) => index < best + width).at(-1) ?? best
  return {
    start: tokens[best - options.affix]?.start ?? 0,
    end: tokens[last + options.affix]?.end ?? text.length,
  }
}

function tagged(
  text: string,
  window: Range,
  ranges: readonly Range[],
  options: HighlightOptions,
): string {
  let out = ''
  let position = window.start
  for (const range of merge(ranges)) {
    if (range.start < window.start || range.end > window.end) continue
    out += `${text.slice(position, range.start)}${options.startTag}${text.slice(range.start, range.end)}${options.endTag}`
    position = range.end
  }
  return out + text.slice(position, window.end)
}

/** Ranges in order, with overlapping ones (bigrams) made one. */
function merge(ranges: readonly Range[]): Range[] {
  const merged: Range[] = []
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ start: range.start, end: range.end })
  }
  return merged
}

function setAt(target: Document, name: string, value: unknown): void {
  const [head = '', ...rest] = name.split('.')
  if (rest.length === 0) {
    target[head] = value
    return
  }
  const inner = (target[head] ?? {}) as Document // made here, by this function only
  target[head] = inner
  setAt(inner, rest.join('.'), value)
}
