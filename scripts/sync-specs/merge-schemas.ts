import { isRecord } from '../../schemas/is-record.ts'
import { type SpecKey, specKeys } from './spec-key.ts'

export type Tree = Record<string, unknown>

/** Merges `over` into `base`: properties one by one, `required` united, everything else replaced. */
export function mergeSchemas(base: Tree, over: Tree): Tree {
  const merged: Tree = { ...base, ...over }
  const properties = mergeProperties(objectOf(base.properties), objectOf(over.properties))
  if (Object.keys(properties).length > 0) merged.properties = properties
  if (Array.isArray(base.required) && Array.isArray(over.required)) {
    merged.required = [...new Set([...base.required, ...over.required])]
  }
  for (const key of specKeys) {
    const words = mergeTranslation(key, objectOf(base[key]), over)
    if (Object.keys(words).length > 0) merged[key] = words
    else delete merged[key]
  }
  return merged
}

/** One schema for alternatives, with all their properties and all their values. */
export function unionSchemas(alternatives: Tree[]): Tree {
  const union = alternatives.reduce(mergeSchemas, {})
  const values = alternatives.flatMap((one) => [
    ...(Array.isArray(one.enum) ? one.enum : []),
    ...('const' in one ? [one.const] : []),
  ])
  delete union.const
  return values.length > 0 ? { ...union, enum: [...new Set(values)] } : union
}

function mergeProperties(base: Tree, over: Tree): Tree {
  const merged: Tree = { ...base }
  for (const [name, schema] of Object.entries(over)) {
    const before = base[name]
    merged[name] = before === undefined ? schema : mergeSchemas(objectOf(before), objectOf(schema))
  }
  return merged
}

/** A translation belongs to the English text beside it: a changed English text drops the old translation. */
function mergeTranslation(key: SpecKey, base: Tree, over: Tree): Tree {
  const kept = Object.entries(base).filter(([name]) => !(name in over))
  return { ...Object.fromEntries(kept), ...objectOf(over[key]) }
}

function objectOf(value: unknown): Tree {
  return isRecord(value) ? { ...value } : {}
}
