import { isDeepStrictEqual } from 'node:util'
import { sourceFieldOf, translationFields } from '../../../schemas/locales.ts'
import { isRecord, type LakeDocument } from '../documents/document.ts'

const TRANSLATED = new Set<string>(
  translationFields.flatMap((field) => [field, sourceFieldOf(field)]),
)
/** A term of the glossary, whose translation is a field of the document itself. */
const TERM = 'translationTerm'

/** Set by the lake; all others are the documents' own. */
const BY_THE_LAKE = new Set(['_id', '_rev', '_updatedAt'])

const isLocale = (type: unknown) => typeof type === 'string' && type.startsWith('locale')
const isList = (value: unknown) => Array.isArray(value) && value.every(isRecord)

/** Whether the object is one in which a translation stands beside the English. */
const isTranslated = (value: Record<string, unknown>) =>
  value['_type'] === TERM ||
  isLocale(value['_type']) ||
  (value['_type'] === undefined && Object.hasOwn(value, 'en'))

/**
 * Whether a translation, or what is noted of its English, is of the kind of the English: text is
 * text, a body is a list.
 */
function isTranslationOf(value: unknown, { _type, en }: Record<string, unknown>): boolean {
  if (value === undefined) return true
  const wantsList = _type === 'localeBody' || (_type === undefined && Array.isArray(en))
  return wantsList ? isList(value) : typeof value === 'string'
}

function isTranslatedProperty(name: string, holder: Record<string, unknown>): boolean {
  if (!isTranslated(holder)) return false
  return TRANSLATED.has(name) && isTranslationOf(holder[name], holder)
}

/** An object that holds a translation and nothing else: it comes and goes with the translation. */
const isTranslationAlone = (value: unknown) =>
  isRecord(value) &&
  isLocale(value['_type']) &&
  Object.keys(value).every((name) => name === '_type' || isTranslatedProperty(name, value))

function inArrays(before: unknown[], after: unknown[], path: string): string | null {
  if (before.length !== after.length) return path
  for (const [index, item] of before.entries()) {
    const key = isRecord(item) ? item['_key'] : undefined
    const other = after[index]
    if (key !== (isRecord(other) ? other['_key'] : undefined)) return path
    const step = typeof key === 'string' ? `[_key==${JSON.stringify(key)}]` : `[${index}]`
    const found = inValues(item, other, path + step)
    if (found !== null) return found
  }
  return null
}

type Fields = Record<string, unknown>

function inObjects(before: Fields, after: Fields, path: string): string | null {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [left, right] = [before[name], after[name]]
    if (isDeepStrictEqual(left, right)) continue
    const here = path === '' ? name : `${path}.${name}`
    if (isTranslatedProperty(name, after) && isTranslated(before)) continue
    if (left === undefined && isTranslationAlone(right)) continue
    if (right === undefined && isTranslationAlone(left)) continue
    const found = inValues(left, right, here)
    if (found !== null) return found
  }
  return null
}

function inValues(before: unknown, after: unknown, path: string): string | null {
  if (isDeepStrictEqual(before, after)) return null
  if (Array.isArray(before) && Array.isArray(after)) return inArrays(before, after, path)
  return isRecord(before) && isRecord(after) ? inObjects(before, after, path) : path
}

function ownFields(document: LakeDocument, isSame: boolean): Fields {
  const fields = Object.entries(document).filter(([name]) => !BY_THE_LAKE.has(name))
  // A draft is made when it is made; a document that stays must stay as old as it is.
  return Object.fromEntries(isSame ? fields : fields.filter(([name]) => name !== '_createdAt'))
}

/**
 * The first place, as a path, at which two documents differ in more than translations; null when
 * there is none. A translation is the field of its locale, and its source, of an object that has words
 * in English, or the field of a term; the same name anywhere else is nobody's translation. Array items
 * keep key and order.
 */
export function foreignChange(before: LakeDocument, after: LakeDocument): string | null {
  const isSame = before._id === after._id
  return inObjects(ownFields(before, isSame), ownFields(after, isSame), '')
}
