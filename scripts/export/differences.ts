import { isDeepStrictEqual } from 'node:util'
import { meaning } from '../../schemas/markdown/write/meaning.ts'

interface Document {
  _id: string
}

/**
 * One line for each value that reading the folder would not give back as the lake has it. `ids` says
 * which id the folder gives each document of the lake.
 */
export function differences(
  lake: readonly Document[],
  folder: readonly Document[],
  ids: ReadonlyMap<string, string>,
): string[] {
  const read = new Map(folder.map((document) => [document._id, document]))
  return lake.flatMap((document) => {
    const again = read.get(ids.get(document._id) ?? document._id)
    if (!again) return [`${document._id}: the folder makes no such document`]
    return differing(said(document, ids), said(again, ids), document._id)
  })
}

/** Without keys, and without what the lake and the import keep of a document for themselves. */
function said(document: Document, ids: ReadonlyMap<string, string>): unknown {
  const own = Object.entries(document).filter(
    ([name]) => !/^(_(id|rev|createdAt|updatedAt|system)|imported)$/.test(name),
  )
  return spoken(meaning(Object.fromEntries(own)), ids)
}

/** Without what says nothing: a switch that was turned off again, a field or list that was emptied. */
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

function differing(one: unknown, other: unknown, place: string): string[] {
  if (isDeepStrictEqual(one, other)) return []
  if (!isObject(one) || !isObject(other)) {
    return [`${place}: ${JSON.stringify(one)} would be ${JSON.stringify(other)}`]
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].flatMap((name) => differing(one[name], other[name], `${place}.${name}`))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
