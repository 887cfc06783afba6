import { enumId } from '../../schemas/ids.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { deprecationFacts, deprecationOf } from './deprecation.ts'
import type { SpecParameter, SpecSchema } from './spec.ts'
import { specKeys } from './spec-key.ts'
import type { SpecField } from './types.ts'
import { specText } from './words.ts'

/** The rows of a parameter and of all its nested fields. */
export function parameterFields(parameter: SpecParameter): SpecField[] {
  const { schema, ...own } = parameter
  // Keywords of the parameter override those of its schema.
  const over = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
  const merged: SpecSchema = { ...schema, ...over, required: schema.required }
  for (const key of specKeys) if (own.description && !own[key]) delete merged[key]
  const place = { name: own.name, path: own.name, depth: 0, in: own.in }
  return rows(merged, { ...place, required: own.required ?? false })
}

/** The rows of everything inside an object or array, flat and in order. */
export function fieldsIn(schema: SpecSchema, place?: { in: string }): SpecField[] {
  return inside(schema, { name: '', path: '', depth: -1, required: false, ...place })
}

interface FieldPosition {
  name: string
  path: string
  depth: number
  required: boolean
  in?: string
}

function rows(schema: SpecSchema, place: FieldPosition): SpecField[] {
  return [row(schema, place), ...inside(schema, place)]
}

function inside(schema: SpecSchema, around: FieldPosition): SpecField[] {
  const depth = around.depth + 1
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = around.path === '' ? name : `${around.path}.${name}`
    const required = schema.required?.includes(name) ?? false
    return rows(property, { ...around, name, path, depth, required })
  })
  const placed = (schema.prefixItems ?? []).flatMap((item, index) => {
    const path = `${around.path}[${index}]`
    return rows(item, { ...around, name: item.title ?? `${index}`, path, depth, required: true })
  })
  const items = typeof schema.items === 'object' ? schema.items : undefined
  return [
    ...named,
    ...placed,
    ...(items ? inside(items, { ...around, path: `${around.path}[]` }) : []),
  ]
}

function row(schema: SpecSchema, place: FieldPosition): SpecField {
  const type = [schema.type ?? []].flat().find((one) => one !== 'null')
  const items = typeof schema.items === 'object' ? schema.items : undefined
  const only = schema.const === undefined ? undefined : [schema.const]
  const given = (schema.enum ?? only ?? items?.enum ?? [])
    .filter((value) => value !== '' && value !== null)
    .map(String)
  // Removes duplicates: a value may be listed as a number and as a string.
  const values = [...new Set(given)]
  const enumName = (schema['x-enum'] ?? items?.['x-enum'])?.name
  const example = schema.example ?? schema.examples?.[0]
  return {
    _key: textHash(`${place.in ?? ''} ${place.path}`),
    _type: 'apiField',
    name: place.name,
    path: place.path,
    depth: place.depth,
    ...(place.in !== undefined && { in: place.in }),
    type: type ?? (schema.properties ? 'object' : schema.items ? 'array' : 'string'),
    ...(schema.format !== undefined && { format: schema.format }),
    required: place.required,
    ...(schema['x-conditional'] && { conditional: true }),
    ...(schema.default !== undefined && { default: written(schema.default) }),
    ...(schema.minimum !== undefined && { min: schema.minimum }),
    ...(schema.maximum !== undefined && { max: schema.maximum }),
    ...(schema['x-unit'] !== undefined && { unit: schema['x-unit'] }),
    ...(values.length > 0 && { values }),
    ...(enumName !== undefined && { enum: { _type: 'reference', _ref: enumId(enumName) } }),
    ...(example !== undefined && { example: written(example) }),
    ...(schema['x-applies-to'] && { appliesTo: schema['x-applies-to'] }),
    ...deprecationFacts(schema),
    ...deprecatedValuesOf(schema),
    description: specText('localeText', schema, 'description'),
  }
}

function deprecatedValuesOf(schema: SpecSchema): Pick<SpecField, 'deprecatedValues'> {
  const given = Object.entries(schema['x-deprecated-values'] ?? {})
  if (given.length === 0 || schema['x-enum']) return {}
  return {
    deprecatedValues: given.map(([value, life]) => ({
      _key: textHash(value),
      value,
      deprecation: deprecationOf(life),
    })),
  }
}

const written = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)
