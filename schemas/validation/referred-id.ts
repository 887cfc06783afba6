import { isRecord } from '../is-record.ts'

/** The id of what a reference leads to; undefined for what is no reference. */
export function referredId(value: unknown): string | undefined {
  const id = isRecord(value) ? value['_ref'] : undefined
  return typeof id === 'string' ? id : undefined
}
