import type { Collection } from '../store/collection.ts'
import { type Document, textsAt } from '../store/document.ts'
import type { Field } from '../store/schema.ts'
import { type MarkOptions, markText } from './mark.ts'
import type { Word } from './words.ts'

export interface HighlightOptions extends MarkOptions {
  fields: Field[]
  full: ReadonlySet<string>
}

/** The highlights of a hit, in the shape of its document. */
export function highlightHit(
  collection: Collection,
  document: Document,
  words: readonly Word[],
  infix: string | undefined,
  options: HighlightOptions,
): Document {
  const highlight: Document = {}
  for (const field of options.fields) {
    const full = options.full.has(field.name)
    const marked = textsAt(document, field).map((text) =>
      markText(text, collection.tokenize(text), words, infix, full, options),
    )
    if (marked.every(({ matched_tokens }) => matched_tokens.length === 0)) continue
    setAt(highlight, field.name, field.type === 'string[]' ? marked : marked[0])
  }
  return highlight
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
