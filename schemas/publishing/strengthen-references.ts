import { isRecord } from '../is-record.ts'

/**
 * A copy in which references that waited for their target's first publish have become what they
 * say in `_strengthenOnPublish`, as Sanity's own publish makes them.
 */
export function strengthenReferences<T>(value: T): T
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (!isRecord(value)) return value
  const { _strengthenOnPublish: waits, ...rest } = value
  if ('_ref' in value && isRecord(waits) && waits['weak'] !== true) delete rest['_weak']
  return Object.fromEntries(
    Object.entries('_ref' in value ? rest : value).map(([name, field]) => [
      name,
      strengthenReferences(field),
    ]),
  )
}
