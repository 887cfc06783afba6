import { isDeepStrictEqual } from 'node:util'
import { blockTypes } from '../../../blocks/registry.ts'
import { sourceFieldOf, translationFields } from '../../../schemas/locales.ts'
import {
  type FieldContext,
  type WordsType,
  wordsTypeOf,
} from '../../../schemas/localised-fields.ts'
import { isRecord, type LakeDocument } from '../documents/document.ts'

const SOURCES: readonly string[] = translationFields.map(sourceFieldOf)
const TRANSLATED: readonly string[] = [...translationFields, ...SOURCES]
/** Fields that the lake sets. */
const BY_THE_LAKE = new Set(['_id', '_rev', '_updatedAt'])

type Fields = Record<string, unknown>

const isBlock = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['_key'] === 'string' &&
  blockTypes.includes(String(value['_type']))

const isSource = (value: unknown): boolean =>
  isRecord(value) &&
  ['_key', 'hash'].every((name) => typeof value[name] === 'string') &&
  Object.keys(value).every((name) => ['_key', '_type', 'hash', 'text', 'above'].includes(name))

/** Whether `value` is valid as the translation, or translation source, `name` of texts of this type. */
function isTranslationOf(words: WordsType, name: string, value: unknown): boolean {
  if (!TRANSLATED.includes(name)) return false
  if (value === undefined) return true
  if (words !== 'localeBody') return typeof value === 'string'
  return Array.isArray(value) && value.every(SOURCES.includes(name) ? isSource : isBlock)
}

/** Whether an object contains only a translation: it is added and removed with the translation. */
function isTranslationAlone(value: unknown, place: FieldContext): boolean {
  const words = wordsTypeOf(place)
  if (words === undefined || !isRecord(value) || value['_type'] !== words) return false
  return Object.entries(value).every(
    ([name, held]) => name === '_type' || isTranslationOf(words, name, held),
  )
}

function inArrays(
  before: unknown[],
  after: unknown[],
  path: string,
  place: FieldContext,
): string | null {
  if (before.length !== after.length) return path
  for (const [index, item] of before.entries()) {
    const key = isRecord(item) ? item['_key'] : undefined
    const other = after[index]
    if (key !== (isRecord(other) ? other['_key'] : undefined)) return path
    const step = typeof key === 'string' ? `[_key==${JSON.stringify(key)}]` : `[${index}]`
    const found = inValues(item, other, path + step, place)
    if (found !== null) return found
  }
  return null
}

function inObjects(
  before: Fields,
  after: Fields,
  path: string,
  place: FieldContext,
): string | null {
  const words = wordsTypeOf(place)
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [left, right] = [before[name], after[name]]
    if (isDeepStrictEqual(left, right)) continue
    const here = path === '' ? name : `${path}.${name}`
    if (words && isTranslationOf(words, name, right)) continue
    const inner = { ...place, names: [...place.names, name], holder: before['_type'] }
    if (left === undefined && isTranslationAlone(right, inner)) continue
    if (right === undefined && isTranslationAlone(left, inner)) continue
    const found = inValues(left, right, here, inner)
    if (found !== null) return found
  }
  return null
}

function inValues(
  before: unknown,
  after: unknown,
  path: string,
  place: FieldContext,
): string | null {
  if (isDeepStrictEqual(before, after)) return null
  if (Array.isArray(before) && Array.isArray(after)) return inArrays(before, after, path, place)
  return isRecord(before) && isRecord(after) ? inObjects(before, after, path, place) : path
}

function ownFields(document: LakeDocument, isSame: boolean): Fields {
  const fields = Object.entries(document).filter(([name]) => !BY_THE_LAKE.has(name))
  // A draft has its own creation time; the same document must keep its creation time.
  return Object.fromEntries(isSame ? fields : fields.filter(([name]) => name !== '_createdAt'))
}

/**
 * Returns the first path at which two documents differ in more than translations; null when there is none. Translations
 * are a locale's field and its source, where the content model has localised texts, or the field of a glossary term;
 * the same name elsewhere is not a translation. Array items must keep key and order.
 */
export function foreignChange(before: LakeDocument, after: LakeDocument): string | null {
  const isSame = before._id === after._id
  const own = ownFields(before, isSame)
  return inObjects(own, ownFields(after, isSame), '', { type: before._type, names: [] })
}
