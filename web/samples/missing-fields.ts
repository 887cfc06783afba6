import { isObject, type JsonValue } from './json-value.ts'

/** A property that a value may or must have. */
export interface WantedField {
  name: string
  required: boolean
  /** `object`, `list`, or another kind. */
  kind: string
  /** Fields of an object, or of each object in a list. */
  inner: readonly WantedField[]
}

/** The required fields without a value in `body`, as `list[0].symbol`. */
export function missingFields(
  fields: readonly WantedField[],
  body: JsonValue | undefined,
  around = '',
): string[] {
  return fields.flatMap(({ name, required, kind, inner }) => {
    const value = isObject(body) ? body.get(name) : undefined
    const path = around === '' ? name : `${around}.${name}`
    if (value === undefined || value === '') return required ? [path] : []
    if (kind === 'object') return missingFields(inner, value, path)
    if (!Array.isArray(value)) return []
    return value.flatMap((item, index) => missingFields(inner, item, `${path}[${index}]`))
  })
}
