import { isRecord, type LakeDocument } from '../documents/document.ts'

const texts = new WeakMap<LakeDocument, string>()

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

function wholeText(document: LakeDocument): string {
  const known = texts.get(document)
  if (known !== undefined) return known
  const text = `${textOf(document)}\n${document._id.toLowerCase()}`
  texts.set(document, text)
  return text
}

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
 * The ids of the documents that `text::query` matches: every word or "phrase" occurs, none that
 * has a minus; an empty query matches all. With `path`, only that field's text is looked at.
 */
export function searchText(documents: LakeDocument[], query: string, path?: string): string[] {
  const terms = termsOf(query)
  return documents
    .filter((document) => {
      const text = path === undefined ? wholeText(document) : textOf(valueAt(document, path))
      return terms.every((term) => text.includes(term.text) !== term.excluded)
    })
    .map((document) => document._id)
}
