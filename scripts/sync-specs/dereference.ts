import { posix } from 'node:path'
import { isRecord } from '../../schemas/is-record.ts'
import { mergeSchemas, type Tree, unionSchemas } from './merge-schemas.ts'
import { specError } from './spec-error.ts'

/** Most values of a resolved spec, shared refs counted each time: over ten times as many as the largest spec has. */
const MOST_VALUES = 100_000
/** Most nested levels of a spec, and most chained refs. */
const DEEPEST = 100

/**
 * Resolves each `$ref`, `allOf`, `anyOf` and `oneOf` of a spec; keywords beside them win. `siblings` are all parsed
 * files by path relative to the specs folder, `own` is this file's path: a ref is `#/…`, `common.yaml#/…` or
 * `../common.yaml#/…`. Throws, with the place, on a ref that is broken, leaves the files or is circular, and on a spec
 * that is too large or too deep.
 */
export function dereference(
  document: unknown,
  file: string,
  siblings: Record<string, unknown> = {},
  own = '',
): unknown {
  const known = new Map<string, unknown>()
  const sizes = new WeakMap<object, number>()

  /** Number of values in a resolved node; a value shared by refs counts each time. */
  const sizeOf = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 1
    const counted = sizes.get(value)
    if (counted !== undefined) return counted
    const size = Object.values(value).reduce((sum: number, one) => sum + sizeOf(one), 1)
    sizes.set(value, size)
    return size
  }
  const bounded = <Value>(value: Value, path: PropertyKey[]): Value => {
    if (sizeOf(value) <= MOST_VALUES) return value
    const much = `${sizeOf(value)} values with all its refs written out`
    throw specError(
      file,
      path,
      `has ${much}, and ${MOST_VALUES} is the most. Does it repeat itself?`,
    )
  }

  const target = (ref: string, path: PropertyKey[], trail: string[], within: string): unknown => {
    const [name = '', pointer] = ref.split('#/')
    const home = name === '' ? within : posix.join(posix.dirname(within), name)
    if (pointer === undefined || (home !== own && !Object.hasOwn(siblings, home))) {
      const readable = ['#/…', ...Object.keys(siblings).map((one) => `${one}#/…`)].join(', ')
      throw specError(file, path, `$ref "${ref}" leaves the files. Only ${readable} is read.`)
    }
    const whole = `${home}#/${pointer}`
    if (trail.length > DEEPEST)
      throw specError(file, path, `is reached by more than ${DEEPEST} refs in a row.`)
    if (trail.includes(whole)) {
      throw specError(file, path, `$ref "${ref}" leads round in a circle: ${trail.join(' → ')}.`)
    }
    if (known.has(whole)) return known.get(whole)
    const parts = pointer.split('/')
    let found: unknown = home === own ? document : siblings[home]
    for (const part of parts) {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
      found = Array.isArray(found) ? found[Number(name)] : isRecord(found) ? found[name] : undefined
    }
    if (found === undefined) {
      throw specError(file, path, `$ref "${ref}" leads nowhere. Is the name written the same?`)
    }
    const resolved = bounded(resolve(found, parts, [...trail, whole], home), path)
    known.set(whole, resolved)
    return resolved
  }

  /** `within` is the path of the file that contains the node. */
  const resolve = (
    node: unknown,
    path: PropertyKey[],
    trail: string[],
    within: string,
  ): unknown => {
    if (path.length > DEEPEST) throw specError(file, path, `lies deeper than ${DEEPEST} levels.`)
    if (Array.isArray(node)) {
      return node.map((item, at) => resolve(item, [...path, at], trail, within))
    }
    // `allOf` and `anyOf` in `x-permissions` contain names, not schemas.
    if (!isRecord(node) || path.at(-1) === 'x-permissions') return node
    const { $ref, allOf, anyOf, oneOf, ...rest } = node
    const beside: Tree = {}
    for (const [name, value] of Object.entries(rest)) {
      if (name === '__proto__')
        throw specError(
          file,
          [...path, name],
          'is a name that JavaScript keeps for itself. Choose another.',
        )
      beside[name] = resolve(value, [...path, name], trail, within)
    }
    const parts = (name: string, list: unknown): Tree[] => {
      if (list === undefined) return []
      if (!Array.isArray(list)) throw specError(file, [...path, name], 'must be a list.')
      return list.map((part, at) =>
        tree(resolve(part, [...path, name, at], trail, within), [name, at]),
      )
    }
    const tree = (value: unknown, place: PropertyKey[]): Tree => {
      if (isRecord(value)) return value
      throw specError(file, [...path, ...place], 'must be an object.')
    }
    const merged = [
      ...(typeof $ref === 'string'
        ? [tree(target($ref, [...path, '$ref'], trail, within), ['$ref'])]
        : []),
      ...parts('allOf', allOf),
      unionSchemas([...parts('anyOf', anyOf), ...parts('oneOf', oneOf)]),
      beside,
    ].reduce(mergeSchemas)
    return bounded(merged, path)
  }

  return bounded(resolve(document, [], [], own), [])
}
