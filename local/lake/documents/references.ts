import { isRecord } from './document.ts'

export type Reference = { id: string; strong: boolean }

function collect(value: unknown, found: Map<string, boolean>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
    return
  }
  if (!isRecord(value)) return
  const target = value['_ref']
  if (
    typeof target === 'string' &&
    value['_dataset'] === undefined &&
    value['_projectId'] === undefined
  ) {
    found.set(target, found.get(target) === true || value['_weak'] !== true)
  }
  for (const field of Object.values(value)) collect(field, found)
}

/** The documents that a value points to, each once; strong when at least one reference is. */
export function referencesOf(value: unknown): Reference[] {
  const found = new Map<string, boolean>()
  collect(value, found)
  return [...found].map(([id, strong]) => ({ id, strong }))
}
