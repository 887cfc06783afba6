import { posix } from 'node:path'
import { mergeSchemas, type Tree, unionSchemas } from './merge-schemas.ts'
import { specError } from './spec-error.ts'

/**
 * The spec with each `$ref`, `allOf`, `anyOf` and `oneOf` replaced by what it says; what stands
 * beside them wins. `siblings` are all parsed files by their place below the folder of the specs,
 * and `own` is the place of this one: a ref is `#/…`, `common.yaml#/…` or `../common.yaml#/…`.
 * Throws, with the place, on refs that lead nowhere, elsewhere or round.
 */
export function dereference(
  document: unknown,
  file: string,
  siblings: Record<string, unknown> = {},
  own = '',
): unknown {
  const known = new Map<string, unknown>()

  const target = (ref: string, path: PropertyKey[], trail: string[], within: string): unknown => {
    const [name = '', pointer] = ref.split('#/')
    const home = name === '' ? within : posix.join(posix.dirname(within), name)
    if (pointer === undefined || (home !== own && !Object.hasOwn(siblings, home))) {
      const readable = ['#/…', ...Object.keys(siblings).map((one) => `${one}#/…`)].join(', ')
      throw specError(file, path, `$ref "${ref}" leaves the files. Only ${readable} is read.`)
    }
    const whole = `${home}#/${pointer}`
    if (trail.includes(whole)) {
      throw specError(file, path, `$ref "${ref}" leads round in a circle: ${trail.join(' → ')}.`)
    }
    if (known.has(whole)) return known.get(whole)
    const parts = pointer.split('/')
    let found: unknown = home === own ? document : siblings[home]
    for (const part of parts) {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
      found = Array.isArray(found) ? found[Number(name)] : isTree(found) ? found[name] : undefined
    }
    if (found === undefined) {
      throw specError(file, path, `$ref "${ref}" leads nowhere. Is the name written the same?`)
    }
    const resolved = resolve(found, parts, [...trail, whole], home)
    known.set(whole, resolved)
    return resolved
  }

  /** `within` is the place of the file that the node is in. */
  const resolve = (
    node: unknown,
    path: PropertyKey[],
    trail: string[],
    within: string,
  ): unknown => {
    if (Array.isArray(node)) {
      return node.map((item, at) => resolve(item, [...path, at], trail, within))
    }
    if (!isTree(node)) return node
    const { $ref, allOf, anyOf, oneOf, ...rest } = node
    const beside: Tree = {}
    for (const [name, value] of Object.entries(rest)) {
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
      if (isTree(value)) return value
      throw specError(file, [...path, ...place], 'must be an object.')
    }
    return [
      ...(typeof $ref === 'string'
        ? [tree(target($ref, [...path, '$ref'], trail, within), ['$ref'])]
        : []),
      ...parts('allOf', allOf),
      unionSchemas([...parts('anyOf', anyOf), ...parts('oneOf', oneOf)]),
      beside,
    ].reduce(mergeSchemas)
  }

  return resolve(document, [], [], own)
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
