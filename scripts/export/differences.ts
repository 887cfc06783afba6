import { isDeepStrictEqual } from 'node:util'
import { meaning } from '../../schemas/markdown/write/meaning.ts'

interface Document {
  _id: string
}

/**
 * Returns one line for each value that reading the folder would not restore as the lake has it. `ids` maps the lake's
 * document ids to the folder's.
 */
export function differences(
  lake: readonly Document[],
  folder: readonly Document[],
  ids: ReadonlyMap<string, string>,
): string[] {
  const read = new Map(folder.map((document) => [document._id, document]))
  return lake.flatMap((document) => {
    const again = read.get(ids.get(document._id) ?? document._id)
    const name = nameOf(document)
    if (!again) return [`${name}: the folder makes no such document`]
    return differing(said(document, ids), said(again, ids), []).map((line) => `${name}: ${line}`)
  })
}

/** The document without keys and without the fields that lake and import keep for themselves. */
function said(document: Document, ids: ReadonlyMap<string, string>): unknown {
  const own = Object.entries(document).filter(
    ([name]) => !/^(_(id|rev|createdAt|updatedAt|system)|imported)$/.test(name),
  )
  return spoken(meaning(Object.fromEntries(own)), ids)
}

/** Drops empty values: `false` switches, and emptied fields and lists. */
function spoken(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value))
    return value.length === 0 ? undefined : value.map((one) => spoken(one, ids))
  if (!isObject(value)) return value === false || value === '' || value === null ? undefined : value
  const entries = Object.entries(value)
    .filter(([name]) => name !== '_weak')
    .map(([name, one]) => [
      name,
      name === '_ref' ? (ids.get(String(one)) ?? one) : spoken(one, ids),
    ])
    .filter(([, one]) => one !== undefined)
  const isEmptied =
    entries.every(([name]) => name === '_type') && /^locale/.test(String(value['_type']))
  return isEmptied ? undefined : Object.fromEntries(entries)
}

/** Readable differences of two values; for lists of different length, the first entry that differs. */
function differing(one: unknown, other: unknown, path: readonly string[]): string[] {
  if (isDeepStrictEqual(one, other)) return []
  if (!isObject(one) || !isObject(other)) {
    const place = placeWords(path)
    if (other === undefined) return [`${place} would be lost: ${inWords(one)}`]
    if (one === undefined) return [`${place} would be added: ${inWords(other)}`]
    return [`${place} would be ${inWords(other)} instead of ${inWords(one)}`]
  }
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const isShifted = Array.isArray(one) && Array.isArray(other) && one.length !== other.length
  const comparedNames = isShifted
    ? names.filter((name) => !isDeepStrictEqual(one[name], other[name])).slice(0, 1)
    : names
  return comparedNames.flatMap((name) => differing(one[name], other[name], [...path, name]))
}

/** Name of a document in messages; a page has its path. */
function nameOf(document: Document): string {
  const path = 'path' in document && isObject(document.path) ? document.path['current'] : undefined
  return typeof path === 'string' ? `The page ${path}` : document._id
}

/** A path with entries counted from 1: the third block of `body.en` is no. 3. */
function placeWords(path: readonly string[]): string {
  const names = path.map((name) => (/^\d+$/.test(name) ? `no. ${Number(name) + 1}` : name))
  return names.join(' › ')
}

/** Most characters of a value that a line quotes. */
const QUOTED = 80

/** The text of a value, without its structure. */
function inWords(value: unknown): string {
  const words = wordsIn(value).join(' ')
  const type = isObject(value) && typeof value['_type'] === 'string' ? `${value['_type']} ` : ''
  return `${type}“${words.length > QUOTED ? `${words.slice(0, QUOTED)}…` : words}”`
}

const wordsIn = (value: unknown): string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, one]) => (name.startsWith('_') ? [] : wordsIn(one)))
    : value === undefined || value === null
      ? []
      : [String(value)]

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
