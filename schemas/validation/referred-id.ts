import { isRecord } from '../is-record.ts'

/** Returns the id in a reference; undefined for other values. */
export function referredId(value: unknown): string | undefined {
  const id = isRecord(value) ? value['_ref'] : undefined
  return typeof id === 'string' ? id : undefined
}
