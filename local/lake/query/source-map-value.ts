import { DateTime, Path } from 'groq-js'
import type { LakeDocument } from '../documents/document.ts'
import type { Origin } from './source-map-origin.ts'

/** A groq-js value and where it was read. A composed value has no origin of its own, but its parts may have one. */
export type TracedValue = {
  data: unknown
  origin?: Origin
  fields?: ReadonlyMap<string, TracedValue>
  items?: readonly TracedValue[]
}

export const NULL: TracedValue = { data: null }

const documents = new WeakMap<object, LakeDocument>()

/** Registers an object as a document seen by a query. */
export function registerDocument(document: LakeDocument): LakeDocument {
  documents.set(document, document)
  return document
}

/** A value without a known origin, unless it is a document itself. */
export function found(data: unknown): TracedValue {
  const document = typeof data === 'object' && data !== null ? documents.get(data) : undefined
  return document ? { data, origin: { document } } : { data: data ?? null }
}

export const listOf = (items: readonly TracedValue[]): TracedValue => ({
  data: items.map(({ data }) => data),
  items,
})

/** Whether a value is an object in GROQ's sense. */
export const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' &&
  data !== null &&
  !Array.isArray(data) &&
  !(data instanceof Path) &&
  !(data instanceof DateTime)

function within(value: TracedValue, step: string | number, data: unknown): TracedValue {
  if (data === null || data === undefined) return NULL
  const { origin, data: container } = value
  if (!origin) return found(data)
  return { data, origin: { document: origin.document, from: origin, container, step } }
}

/** The value of an attribute; null if there is none. */
export function attributeOf(value: TracedValue, name: string): TracedValue {
  const { data, fields } = value
  if (!isObject(data) || !Object.hasOwn(data, name)) return NULL
  return fields?.get(name) ?? within(value, name, data[name])
}

/** The elements of an array, each with its location; null for other values. */
export function itemsOf(value: TracedValue): readonly TracedValue[] | null {
  if (!Array.isArray(value.data)) return null
  if (value.items) return value.items
  const items: TracedValue[] = []
  for (const data of value.data) items.push(within(value, items.length, data))
  return items
}
