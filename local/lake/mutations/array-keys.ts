import { randomBytes } from 'node:crypto'
import { isRecord } from '../documents/document.ts'
import type { Mutation } from './mutation.ts'

/** 48 bits, so that two of the same list are never alike in practice. */
const newKey = () => randomBytes(6).toString('hex')

function keyed(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => {
      const inner = keyed(item)
      return isRecord(inner) && !('_key' in inner) ? { _key: newKey(), ...inner } : inner
    })
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, keyed(field)]))
}

/** The same mutations with a `_key` on every object in a list that has none. */
export function withArrayKeys(mutations: Mutation[]): Mutation[] {
  return mutations.map((mutation) => {
    if ('delete' in mutation) return mutation
    // `keyed` keeps the shape and only adds `_key` fields, which documents and inserted items may have.
    if (!('patch' in mutation)) return keyed(mutation) as Mutation
    const { set, setIfMissing, insert } = mutation.patch
    const values = Object.entries({ set, setIfMissing, insert }).filter(([, value]) => value)
    return {
      patch: { ...mutation.patch, ...Object.fromEntries(values.map(([k, v]) => [k, keyed(v)])) },
    }
  })
}
