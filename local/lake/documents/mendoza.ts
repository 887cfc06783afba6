import { isDeepStrictEqual } from 'node:util'
import { isRecord } from './document.ts'

/**
 * A patch in the Mendoza format, which the Studio applies to turn one document into another.
 * https://github.com/sanity-io/mendoza/blob/main/docs/format.md
 */
export type MendozaPatch = unknown[]

const OP = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  pushElementBlank: 13,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  objectSetFieldValue: 17,
  objectDeleteField: 19,
  arrayAppendValue: 20,
  arrayAppendSlice: 21,
  stringAppendString: 22,
  stringAppendSlice: 23,
} as const

type Fields = Record<string, unknown>

/** The patch from `before` to `after`; null stands for a missing document. */
export function encodeMendoza(before: Fields | null, after: Fields | null): MendozaPatch {
  if (before === null || after === null) return before === after ? [] : [OP.value, after]
  return objectPatch(before, after)
}

function objectPatch(before: Fields, after: Fields): MendozaPatch {
  const patch: MendozaPatch = []
  const keys = Object.keys(before).sort()
  for (const [index, key] of keys.entries()) {
    if (!Object.hasOwn(after, key)) patch.push(OP.objectDeleteField, index)
    else patch.push(...fieldPatch(before[key], after[key], key, index))
  }
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key)) patch.push(OP.objectSetFieldValue, after[key], key)
  }
  return patch
}

function fieldPatch(before: unknown, after: unknown, key: string, index: number): MendozaPatch {
  if (isDeepStrictEqual(before, after)) return []
  const inner = innerPatch(before, after)
  if (!inner) return [OP.objectSetFieldValue, after, key]
  const push = inner.fromCopy ? OP.pushFieldCopy : OP.pushFieldBlank
  return [push, index, ...inner.patch, OP.returnIntoObjectSameKeyPop]
}

function elementPatch(before: unknown, after: unknown, index: number): MendozaPatch {
  const inner = innerPatch(before, after)
  if (!inner) return [OP.arrayAppendValue, after]
  const push = inner.fromCopy ? OP.pushElementCopy : OP.pushElementBlank
  return [push, index, ...inner.patch, OP.returnIntoArrayPop]
}

type Inner = { fromCopy: boolean; patch: MendozaPatch }

/** Objects are changed in a copy, arrays and strings are rebuilt; null: the whole value is sent. */
function innerPatch(before: unknown, after: unknown): Inner | null {
  if (isRecord(before) && isRecord(after))
    return { fromCopy: true, patch: objectPatch(before, after) }
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0)
    return { fromCopy: false, patch: arrayPatch(before, after) }
  if (typeof before === 'string' && typeof after === 'string') return stringPatch(before, after)
  return null
}

function arrayPatch(before: unknown[], after: unknown[]): MendozaPatch {
  const patch: MendozaPatch = []
  const source = sourceFinder(before)
  for (let index = 0; index < after.length; ) {
    const item = after[index]
    const from = source(item, index)
    if (from === undefined) {
      patch.push(OP.arrayAppendValue, item)
      index += 1
      continue
    }
    let length = 0
    while (
      index + length < after.length &&
      from + length < before.length &&
      isDeepStrictEqual(before[from + length], after[index + length])
    )
      length += 1
    if (length > 0) patch.push(OP.arrayAppendSlice, from, from + length)
    else patch.push(...elementPatch(before[from], item, from))
    index += Math.max(length, 1)
  }
  return patch
}

/** Finds the old index of an item of the new array: by key, by value, by position. */
function sourceFinder(before: unknown[]): (item: unknown, index: number) => number | undefined {
  const byKey = new Map<unknown, number>()
  const byValue = new Map<string, number>()
  for (const [index, item] of before.entries()) {
    const key = isRecord(item) ? item['_key'] : undefined
    if (key === undefined) byValue.set(JSON.stringify(item), index)
    else byKey.set(key, index)
  }
  return (item, index) => {
    const key = isRecord(item) ? item['_key'] : undefined
    if (key !== undefined) return byKey.get(key)
    if (index < before.length && isDeepStrictEqual(before[index], item)) return index
    return byValue.get(JSON.stringify(item)) ?? (index < before.length ? index : undefined)
  }
}

/** Keeps the common prefix and suffix; offsets count UTF-8 bytes, so text is cut between code points. */
function stringPatch(before: string, after: string): Inner | null {
  if (after === '' || !before.isWellFormed() || !after.isWellFormed()) return null
  const left = [...before]
  const right = [...after]
  const shorter = Math.min(left.length, right.length)
  let start = 0
  while (start < shorter && left[start] === right[start]) start += 1
  let end = 0
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end += 1
  if (start + end === 0) return null
  const bytes = (codePoints: string[]) => Buffer.byteLength(codePoints.join(''))
  const size = Buffer.byteLength(before)
  const middle = right.slice(start, right.length - end).join('')
  const patch: MendozaPatch = []
  if (start > 0) patch.push(OP.stringAppendSlice, 0, bytes(left.slice(0, start)))
  if (middle !== '') patch.push(OP.stringAppendString, middle)
  if (end > 0) patch.push(OP.stringAppendSlice, size - bytes(left.slice(left.length - end)), size)
  return { fromCopy: false, patch }
}
