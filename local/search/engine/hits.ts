import type { Collection } from '../store/collection.ts'
import { type Document, textsAt } from '../store/document.ts'
import type { IndexField } from '../store/schema.ts'
import { type MarkOptions, markText } from './mark.ts'
import type { Match } from './matches.ts'
import { integer, listOf, type QueryField, type RawParameters } from './parameters.ts'
import { project } from './project.ts'
import type { RankedMatches } from './ranking-tiers.ts'
import type { Word } from './words.ts'

/** Returns a function that writes a match as a hit: its document, and highlights. */
export function hitWriter(
  collection: Collection,
  raw: RawParameters,
  fields: readonly QueryField[],
  found: RankedMatches,
  everything: boolean,
) {
  const options = highlightOptions(collection, raw, fields)
  const include = listOf(raw.include_fields)
  const exclude = listOf(raw.exclude_fields)
  const read = collection.prepare(`SELECT doc FROM ${collection.docs} WHERE seq = ?`)
  return (match: Match) => {
    const document = JSON.parse(String(read.get(match.seq)?.doc))
    return {
      document: project(document, include, exclude),
      highlight: highlightHit(collection, document, found.words, found.infix, options),
      ...('position' in match
        ? { curated: true }
        : everything
          ? {}
          : { text_match: match.textMatch }),
    }
  }
}

function highlightOptions(
  collection: Collection,
  raw: RawParameters,
  fields: readonly QueryField[],
): HighlightOptions {
  const named = (names: readonly string[]) => names.flatMap((name) => collection.field(name) ?? [])
  const queried = fields.map(({ field }) => field)
  const marked = raw.highlight_fields ? named(listOf(raw.highlight_fields)) : queried
  const full = listOf(raw.highlight_full_fields)
  return {
    fields: raw.highlight_fields === 'none' ? [] : [...new Set([...marked, ...named(full)])],
    full: new Set(full),
    startTag: raw.highlight_start_tag ?? '<mark>',
    endTag: raw.highlight_end_tag ?? '</mark>',
    snippetThreshold: integer(raw, 'snippet_threshold', 30),
    affix: integer(raw, 'highlight_affix_num_tokens', 4),
  }
}

interface HighlightOptions extends MarkOptions {
  fields: IndexField[]
  full: ReadonlySet<string>
}

/** The highlights of a hit, in the structure of its document. */
function highlightHit(
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
