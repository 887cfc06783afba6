import type { SpecText } from './types.ts'

export interface FoundWords {
  /** Stable: property names and keys, such as `response/2305f67d/description`. */
  path: string
  /** For messages: names instead of keys, such as `response list[].symbol description`. */
  label: string
  words: SpecText
}

/** Every localised value of a document, in order; mutating `words` mutates the document. */
export function localisedValues(value: unknown, path = '', label = ''): FoundWords[] {
  if (isWords(value)) return [{ path, label, words: value }]
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const key = property(item, '_key')
      if (key === undefined) return []
      const name = property(item, 'path') ?? property(item, 'value') ?? key
      return localisedValues(item, `${path}/${key}`, `${label} ${name}`)
    })
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    localisedValues(inner, path ? `${path}/${name}` : name, label ? `${label} ${name}` : name),
  )
}

function isWords(value: unknown): value is SpecText {
  const type = property(value, '_type')
  return type === 'localeString' || type === 'localeText'
}

function property(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const found: unknown = Object.getOwnPropertyDescriptor(value, name)?.value
  return typeof found === 'string' ? found : undefined
}
