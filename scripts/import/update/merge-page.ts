import type { Block } from '../../../blocks/lists/model.ts'
import {
  isTranslationField,
  sourceFieldOf,
  type TranslationField,
} from '../../../schemas/locales.ts'
import type { Entry, ImportRecord, PageDocument } from '../../seed/documents.ts'
import { fieldsOf, setField } from './fields.ts'
import { mergeBlocks } from './merge-blocks.ts'
import { editedTranslations, mergeTranslation } from './merge-translation.ts'
import { hashOf } from './record.ts'

/** A page as the lake has it; a draft may lack anything. */
export interface StoredPage extends Partial<Omit<PageDocument, '_id' | 'body'>> {
  _id: string
  _rev: string
  body?: Partial<PageDocument['body']>
}

/** Something that was changed in the Studio and in the folder since the last import. */
export interface MergeConflict {
  /** In which of the folder's files. */
  side: 'en' | 'translated'
  /** The field's path; absent for a block. */
  field?: string
  /** Key of the folder's block there, or before it. */
  near?: string | undefined
  /** What stays; undefined where it was taken away. */
  studio: unknown
  folder: unknown
}

export interface MergedPage {
  /** The page's own properties, without those of the lake. */
  document: Record<string, unknown>
  conflicts: MergeConflict[]
}

/**
 * The page with what changed in the folder, which is in English and the locale of `field`, since the
 * import that `record` tells of. Other translations stay as they are.
 */
export function mergePage(
  stored: StoredPage,
  record: ImportRecord,
  next: PageDocument,
  field: TranslationField,
): MergedPage {
  const conflicts: MergeConflict[] = []
  const document: Record<string, unknown> = { ...stored }
  const fields = mergeFields(record.fields, stored, next, document, conflicts, field)

  const body = stored.body ?? {}
  const before = body.en ?? []
  const source = sourceFieldOf(field)
  const noted = record[field] ?? []
  const edited = editedTranslations(noted, body[field])
  const en = mergeBlocks(record.en, before, next.body.en, edited)
  const theirKeys = new Map([...en.keys].map(([theirs, key]) => [key, theirs]))
  for (const { studio, folder, near } of en.conflicts) {
    conflicts.push({ side: 'en', near: near?._key, studio, folder })
  }
  const renamed = <T extends { _key: string }>(all: readonly T[] = []): T[] =>
    all.map((one) => ({ ...one, _key: en.keys.get(one._key) ?? one._key }))
  const own = mergeTranslation(
    noted,
    { blocks: body[field], sources: body[source] },
    { blocks: renamed(next.body[field]), sources: renamed(next.body[source]) },
    {
      merged: en.blocks.map(({ _key }) => _key),
      lake: new Set(before.map(({ _key }) => _key)),
      folder: new Set(en.keys.values()),
    },
  )
  for (const { studio, folder, key } of own.conflicts) {
    conflicts.push({ side: 'translated', near: theirKeys.get(key), studio, folder })
  }
  document['body'] = {
    ...bodyFields(document, ['en', field, source]),
    _type: 'localeBody',
    en: en.blocks,
    ...(own.blocks.length > 0 && { [field]: own.blocks, [source]: own.sources }),
  }
  document['imported'] = {
    ...record,
    fields,
    en: en.entries,
    [field]: own.entries,
  } satisfies ImportRecord
  return { document, conflicts }
}

/** What a body holds beside these blocks. */
function bodyFields({ body }: Record<string, unknown>, blocks: readonly string[]): object {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(Object.entries(body).filter(([name]) => !blocks.includes(name)))
}

/** Takes the fields that only the folder changed; changes `document` and adds to `conflicts`. */
function mergeFields(
  record: readonly Entry[],
  stored: StoredPage,
  next: PageDocument,
  document: Record<string, unknown>,
  conflicts: MergeConflict[],
  field: TranslationField,
): Entry[] {
  const known = new Map(record.map(({ _key, hash }) => [_key, hash]))
  const [ours, theirs] = [fieldsOf(stored), fieldsOf(next)]
  const hashIn = (fields: Map<string, unknown>, path: string) =>
    fields.has(path) ? hashOf(fields.get(path)) : undefined
  return [...new Set([...known.keys(), ...theirs.keys()])].flatMap((path): Entry[] => {
    // The folder says nothing of other translations.
    const last = path.split('.').at(-1)
    if (isTranslationField(last) && last !== field)
      return record.filter(({ _key }) => _key === path)
    const [hash, current, offered] = [known.get(path), hashIn(ours, path), hashIn(theirs, path)]
    const conflict = current !== offered && current !== hash && offered !== hash
    if (conflict) {
      const side = last === field ? 'translated' : 'en'
      const [studio, folder] = [ours.get(path), theirs.get(path)]
      conflicts.push({ side, field: path, studio, folder })
    } else if (current === hash && offered !== hash) setField(document, path, theirs.get(path))
    const entry = conflict ? hash : offered
    return entry === undefined ? [] : [{ _key: path, hash: entry }]
  })
}

/** A block as it is in a conflict. */
export const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && '_type' in value && '_key' in value
