import { isRecord, type LakeDocument } from '../documents/document.ts'

function gather(value: unknown, into: string[]): void {
  if (typeof value === 'string') into.push(value)
  else if (Array.isArray(value)) for (const item of value) gather(item, into)
  else if (isRecord(value))
    for (const [name, field] of Object.entries(value))
      if (!name.startsWith('_')) gather(field, into)
}

function textOf(value: unknown): string {
  const parts: string[] = []
  gather(value, parts)
  return parts.join('\n').toLowerCase()
}

const wholeText = (document: LakeDocument) => `${textOf(document)}\n${document._id.toLowerCase()}`

function valueAt(document: LakeDocument, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), document)
}

type Term = { text: string; excluded: boolean }

function termsOf(query: string): Term[] {
  return [...query.toLowerCase().matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)]
    .map(([, minus, phrase, word]) => ({
      text: phrase ?? (word ?? '').replaceAll('*', ''),
      excluded: minus === '-',
    }))
    .filter((term) => term.text !== '')
}

/**
 * Relevance of a document for `text::query`, or null without a match: every word or "phrase" must occur, and none with
 * a minus; an empty query matches all. With `path`, only that field's text is searched. The relevance is the share of
 * the text that the words make up, from 0 to 1. It stands in for the length part of BM25, the Content Lake's score of a
 * match.
 */
export function textSearch(
  query: string,
  path?: string,
): (document: LakeDocument) => number | null {
  const terms = termsOf(query)
  const wanted = terms.filter((term) => !term.excluded).map((term) => term.text)
  const { length } = wanted.join(' ')

  const relevance = (document: LakeDocument) => {
    const text = path === undefined ? wholeText(document) : textOf(valueAt(document, path))
    const isMatch = terms.every((term) => text.includes(term.text) !== term.excluded)
    return isMatch ? Math.min(1, length / Math.max(1, text.length)) : null
  }

  // A score asks twice about each document: for the match, and for its relevance.
  let last: { document: LakeDocument; answer: number | null } | undefined
  return (document) => {
    if (last?.document !== document) last = { document, answer: relevance(document) }
    return last.answer
  }
}
