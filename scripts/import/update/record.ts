import type { Block } from '../../../blocks/lists/model.ts'
import { eachOf, localeFields, type TranslationField } from '../../../schemas/locales.ts'
import { meaning } from '../../../schemas/markdown/write/meaning.ts'
import { textHash } from '../../../schemas/text-hash.ts'
import type { Entry, ImportRecord, PageDocument } from '../../seed/documents.ts'
import { fieldsOf } from './fields.ts'
import type { StoredPage } from './merge-page.ts'

/** What tells a later import what was changed since this one, and where. */
export function importRecord(document: Pick<StoredPage, 'body'>): ImportRecord {
  const entry = (block: Block): Entry => ({ _key: block._key, hash: hashOf(block) })
  return {
    fields: [...fieldsOf(document)].map(([_key, value]) => ({ _key, hash: hashOf(value) })),
    ...eachOf(localeFields, (field) => (document.body?.[field] ?? []).map(entry)),
  }
}

/** The record of a page that no import has told of, where it is as the folder has it in English and under `field`. */
export function recordOfEqual(
  stored: StoredPage,
  next: PageDocument,
  field: TranslationField,
): ImportRecord | undefined {
  const [own, wanted] = [importRecord(stored), importRecord(next)]
  const hashes = (entries: Entry[]) => entries.map(({ hash }) => hash).join()
  const known = new Set(wanted.fields.map(({ _key }) => _key))
  const fields = own.fields.filter(({ _key }) => known.has(_key))
  const placed = (entries: Entry[]) => entries.map(({ _key, hash }) => `${_key} ${hash}`).sort()
  const equal =
    placed(fields).join() === placed(wanted.fields).join() &&
    (['en', field] as const).every((each) => hashes(own[each]) === hashes(wanted[each]))
  return equal ? { ...own, fields } : undefined
}

/** Equal for values that say the same, whatever the order of their properties and the keys of blocks. */
export const hashOf = (value: unknown): string => textHash(JSON.stringify(sorted(meaning(value))))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}
