import { randomBytes } from 'node:crypto'
import { isRecord } from '../documents/document.ts'
import type { Mutation } from './mutation.ts'

function keyed(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => {
      const inner = keyed(item)
      if (!isRecord(inner) || '_key' in inner) return inner
      return { _key: randomBytes(6).toString('hex'), ...inner }
    })
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, keyed(field)]))
}

/** The same mutations with a `_key` on every object in an array that has none. */
export function withArrayKeys(mutations: Mutation[]): Mutation[] {
  return mutations.map((mutation) => {
    // `keyed` keeps the shape and only adds `_key` fields, which every schema here allows.
    if (!('delete' in mutation)) return keyed(mutation) as Mutation
    return mutation
  })
}
