import type { SearchRecord } from '../../web/search/record.ts'

/**
 * The records and `times - 1` copies of them. Each copy has a tenth of its words anew, so that the
 * vocabulary grows with the number of records as that of real pages does.
 */
export function copies(records: readonly SearchRecord[], times: number): SearchRecord[] {
  return Array.from({ length: times }, (_, copy) =>
    copy === 0 ? [...records] : records.map((record) => copyOf(record, copy)),
  ).flat()
}

function copyOf(record: SearchRecord, copy: number): SearchRecord {
  const words = (text: string) => text.replaceAll(/[A-Za-z]{3,}/g, (word) => changed(word, copy))
  const { hierarchy, content, identifiers, identifiers_split, path } = record
  return {
    ...record,
    id: `${record.id}~${copy}`,
    page_id: `${record.page_id}~${copy}`,
    url: record.url.replace('/docs/', `/docs/copy-${copy}/`),
    url_without_anchor: record.url_without_anchor.replace('/docs/', `/docs/copy-${copy}/`),
    hierarchy: Object.fromEntries(
      Object.entries(hierarchy).map(([level, text]) => [level, words(text)]),
    ),
    ...(content && { content: words(content) }),
    ...(identifiers && { identifiers: identifiers.map(words) }),
    ...(identifiers_split && { identifiers_split: identifiers_split.map(words) }),
    ...(path && { path: words(path) }),
  }
}

function changed(word: string, copy: number): string {
  let hash = copy
  for (const character of word) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003
  return hash % 10 === 0
    ? `${word}${LETTERS[copy % 26]}${LETTERS[Math.floor(copy / 26) % 26]}`
    : word
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
