import { isRecord } from '../is-record.ts'

/**
 * Returns a copy in which references that waited for their target's first publish become strong, as described by their
 * `_strengthenOnPublish`, like in Sanity's own publish.
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
