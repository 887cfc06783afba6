import { localeFields, sourceFieldOf, translationFields } from '../../../schemas/locales.ts'

/** Not of the folder: the version is the lake's own, blocks are merged one by one. */
const LEFT = new Set([
  'version',
  'imported',
  ...[...localeFields, ...translationFields.map(sourceFieldOf)].map((field) => `body.${field}`),
])

/** The values of a document by their paths, `title.en`; lists are values. */
export function fieldsOf(document: object, within = ''): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const [name, value] of Object.entries(document)) {
    const path = within + name
    if (LEFT.has(path) || (within === '' && name.startsWith('_'))) continue
    if (isObject(value)) {
      for (const [inner, one] of fieldsOf(value, `${path}.`)) fields.set(inner, one)
    } else if (value !== undefined) fields.set(path, value)
  }
  return fields
}

/** Sets the value at a path, or takes it away; changes the document. */
export function setField(document: Record<string, unknown>, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.')
  if (rest.length > 0) {
    const inner = document[name]
    const own = isObject(inner) ? { ...inner } : {}
    setField(own, rest.join('.'), value)
    // What has nothing but its type left says nothing.
    if (Object.keys(own).every((key) => key === '_type')) delete document[name]
    else document[name] = own
  } else if (value === undefined) delete document[name]
  else document[name] = value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
