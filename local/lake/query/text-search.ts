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
 * Tells whether `text::query` matches a document: every word or "phrase" occurs, none that has a
 * minus; an empty query matches all. With `path`, only that field's text is looked at.
 */
export function textMatcher(query: string, path?: string): (document: LakeDocument) => boolean {
  const terms = termsOf(query)
  return (document) => {
    const text = path === undefined ? wholeText(document) : textOf(valueAt(document, path))
    return terms.every((term) => text.includes(term.text) !== term.excluded)
  }
}
