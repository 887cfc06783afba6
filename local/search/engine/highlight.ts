import type { Collection } from '../store/collection.ts'
import { type Document, textsAt } from '../store/document.ts'
import type { Field } from '../store/schema.ts'
import { type MarkOptions, markText } from './mark.ts'
import type { Word } from './words.ts'

export interface HighlightOptions extends MarkOptions {
  fields: Field[]
  full: ReadonlySet<string>
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
  for (const field of options.fields) {
    const texts = textsAt(document, field)
    const full = options.full.has(field.name)
    const marked = texts.map((text) =>
      markText(text, collection.tokenize(text), words, infix, full, options),
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
