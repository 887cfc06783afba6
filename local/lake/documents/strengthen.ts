import { isRecord } from './document.ts'

function strengthened(reference: Record<string, unknown>): Record<string, unknown> {
  const { _strengthenOnPublish: rule, _weak: _, ...rest } = reference
  return isRecord(rule) && rule['weak'] === true ? { ...rest, _weak: true } : rest
}

/** A copy in which references that wait for their target's first publish are strong or weak, as their schema says. */
export function strengthenReferences<T>(value: T): T
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (!isRecord(value)) return value
  const own = '_ref' in value && '_strengthenOnPublish' in value ? strengthened(value) : value
  return Object.fromEntries(
    Object.entries(own).map(([name, field]) => [name, strengthenReferences(field)]),
  )
}
