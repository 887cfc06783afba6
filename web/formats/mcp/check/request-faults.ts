import { nearestPaths } from '../../../../schemas/nearest-paths.ts'
import type { Field, Operation } from '../../../content/model/page-data.ts'
import { type FieldNode, fieldTree } from '../../../content/reference/field-tree.ts'
import {
  isObject,
  JsonNumber,
  type JsonObject,
  type JsonValue,
} from '../../../samples/json-value.ts'
import { missingFields, type WantedField } from '../../../samples/missing-fields.ts'

/** A fault of one value in a request. */
export interface RequestFault {
  /** `request[0].symbol` */
  path: string
  fault: string
}

export interface CheckedRequest {
  faults: RequestFault[]
  /** Missing parameters that are required in some cases. */
  unsent: Field[]
}

/** Checks a request's parameters against the operation. */
export function requestFaults(operation: Operation, parameters: JsonObject): CheckedRequest {
  const nodes = fieldTree(operation.parameters)
  const missing = missingFields(nodes.map(wanted), parameters)
  const isEmpty = (path: string) => parameters.get(path) === ''
  const category = parameters.get('category')
  const inQuery = operation.method === 'GET'
  return {
    faults: [
      ...missing.map((path) => ({
        path,
        fault: isEmpty(path) ? 'required, and empty' : 'missing',
      })),
      ...inObject(parameters, nodes, { around: '', category, inQuery }),
    ],
    unsent: nodes.flatMap(({ field }) =>
      field.requirement === 'conditional' && !parameters.has(field.name) && isFor(field, category)
        ? field
        : [],
    ),
  }
}

const wanted = ({ field, inner }: FieldNode): WantedField => ({
  name: field.name,
  required: field.requirement === 'required',
  kind: field.type,
  inner: inner.map(wanted),
})

interface FaultContext {
  around: string
  category: JsonValue | undefined
  /** Whether all values are strings. */
  inQuery: boolean
}

function inObject(
  value: JsonObject,
  nodes: readonly FieldNode[],
  place: FaultContext,
): RequestFault[] {
  return [...value].flatMap(([name, one]) => {
    const path = place.around === '' ? name : `${place.around}.${name}`
    const node = nodes.find(({ field }) => field.name === name)
    if (!node) return [{ path, fault: unknown(name, nodes) }]
    const { field } = node
    const notes = [
      ...(isFor(field, place.category) ? [] : [`only for ${field.appliesTo.join(', ')}`]),
      ...(field.deprecated ? ['deprecated'] : []),
    ].map((fault) => ({ path, fault }))
    return [...notes, ...inValue(one, node, { ...place, around: path })]
  })
}

function inValue(
  value: JsonValue,
  { field, inner }: FieldNode,
  place: FaultContext,
): RequestFault[] {
  const fault = (words: string) => [{ path: place.around, fault: words }]
  // An empty value counts as missing.
  if (value === '') return []
  if (field.type === 'array') {
    if (place.inQuery) return []
    if (!Array.isArray(value)) return fault('must be a list')
    return value.flatMap((item, index) => {
      const at = { ...place, around: `${place.around}[${index}]` }
      if (inner.length === 0) return plainFaults(item, { ...field, type: 'any' }, at)
      return isObject(item)
        ? inObject(item, inner, at)
        : [{ path: at.around, fault: 'must be an object' }]
    })
  }
  if (field.type === 'object') {
    if (!isObject(value)) return fault('must be an object')
    return inner.length === 0 ? [] : inObject(value, inner, place)
  }
  return plainFaults(value, field, place)
}

function plainFaults(
  value: JsonValue,
  field: Field,
  { around, inQuery }: FaultContext,
): RequestFault[] {
  const text = value instanceof JsonNumber ? value.text : String(value)
  const known = field.values.map((one) => one.value)
  const wrong = typeFault(value, field.type, inQuery)
  const words =
    wrong ??
    (known.length > 0 && !known.includes(text)
      ? `must be one of ${known.join(', ')}`
      : boundsFault(text, field))
  return words === undefined ? [] : [{ path: around, fault: words }]
}

function typeFault(value: JsonValue, type: string, inQuery: boolean): string | undefined {
  const isText = typeof value === 'string'
  switch (type) {
    case 'string':
      return isText ? undefined : 'must be text, in quotes'
    case 'boolean':
      if (typeof value === 'boolean' || (inQuery && /^(?:true|false)$/.test(String(value))))
        return undefined
      return 'must be true or false'
    case 'integer':
    case 'number': {
      const text = value instanceof JsonNumber ? value.text : inQuery && isText ? value : ''
      const isNumber = type === 'integer' ? /^-?\d+$/.test(text) : /^-?\d+(?:\.\d+)?$/.test(text)
      if (isNumber) return undefined
      return type === 'integer' ? 'must be a whole number' : 'must be a number'
    }
    default:
      return undefined
  }
}

/** Checks the length of a string or the size of a number. */
function boundsFault(text: string, { type, min, max }: Field): string | undefined {
  const size = type === 'string' ? text.length : Number(text)
  const what = type === 'string' ? ' characters' : ''
  if (min !== undefined && size < min) return `must be at least ${min}${what}`
  return max !== undefined && size > max ? `must be at most ${max}${what}` : undefined
}

function unknown(name: string, nodes: readonly FieldNode[]): string {
  const [near] = nearestPaths(
    name,
    nodes.map(({ field }) => ({ path: field.name })),
    1,
  )
  return near ? `unknown; is ${near.path} meant?` : 'unknown'
}

const isFor = ({ appliesTo }: Field, category: JsonValue | undefined): boolean =>
  appliesTo.length === 0 || typeof category !== 'string' || appliesTo.includes(category)
