import type { Collection } from '../store/collection.ts'
import { textsAt } from '../store/document.ts'
import type { Match } from './matches.ts'
import type { QueryField } from './parameters.ts'

/**
 * The query with each beginning of a word as the best hit has the word; as typed where that does not have
 * all of them, and in Chinese, Japanese and Korean, as on a real server.
 */
export function expandedQuery(
  collection: Collection,
  q: string,
  fields: readonly QueryField[],
  best: Match,
): string {
  const tokens = collection.tokenize(q)
  const isWord = ({ term }: { term: string }) => collection.vocabulary.frequency(term) > 0
  if (tokens.length === 0 || tokens.every(isWord) || tokens.some(({ cjk }) => cjk)) return q
  const { doc } =
    collection.prepare(`SELECT doc FROM ${collection.docs} WHERE seq = ?`).get(best.seq) ?? {}
  const document = JSON.parse(String(doc))
  const words = fields
    .flatMap(({ field }) => textsAt(document, field))
    .flatMap((text) => collection.tokenize(text).map(({ term }) => term))
  const expanded = tokens.map((token) =>
    isWord(token) ? token.term : words.find((word) => word.startsWith(token.term)),
  )
  return expanded.includes(undefined) ? q : expanded.join(' ')
}
