import type { LakeDocument } from '../documents/document.ts'
import { attributePath, constantOf } from './constant.ts'
import { isNode, type Node } from './groq.ts'
import type { View } from './view.ts'

/** Documents among which all matches are, and the tags that name them for live updates. */
export type Narrowed = { documents: LakeDocument[]; tags: string[] }

const strings = (value: unknown): string[] | undefined => {
  const list = Array.isArray(value) ? value : [value]
  return list.every((item) => typeof item === 'string') ? list : undefined
}

function lookUp(attribute: string | undefined, values: string[], view: View): Narrowed | null {
  const unique = [...new Set(values)]
  if (attribute === '_id')
    return {
      documents: unique.flatMap((id) => view.index.get(id) ?? []),
      tags: unique.map((id) => `id:${id}`),
    }
  if (attribute === '_type')
    return {
      documents: unique.flatMap((type) => view.index.ofType(type)),
      tags: unique.map((type) => `type:${type}`),
    }
  if (attribute === 'path.current')
    return { documents: unique.flatMap((path) => view.index.withPath(path)), tags: ['any'] }
  return null
}

function narrowComparison(node: Node, params: Record<string, unknown>, view: View) {
  const { op, left, right } = node
  if (op !== '==' && op !== 'in') return null
  const sides: [unknown, unknown][] =
    op === '=='
      ? [
          [left, right],
          [right, left],
        ]
      : [[left, right]]
  for (const [attribute, value] of sides) {
    const path = attributePath(attribute)
    const constant = path === undefined ? undefined : constantOf(value, params)
    if (constant === undefined || Array.isArray(constant) !== (op === 'in')) continue
    const values = strings(constant)
    const found = values && lookUp(path, values, view)
    if (found) return found
  }
  return null
}

function narrowReferences(node: Node, params: Record<string, unknown>, view: View) {
  if (node['namespace'] !== 'global' || node['name'] !== 'references') return null
  const args: unknown[] = Array.isArray(node['args']) ? node['args'] : []
  const targets = args.map((arg) => strings(constantOf(arg, params)))
  if (targets.includes(undefined)) return null
  const sources = new Set(targets.flatMap((ids) => ids ?? []).flatMap((id) => view.referencing(id)))
  return { documents: [...sources].flatMap((id) => view.index.get(id) ?? []), tags: ['any'] }
}

/** The documents that a filter can possibly match, by the indexes; null when it takes all. */
export function narrow(
  node: unknown,
  params: Record<string, unknown>,
  view: View,
): Narrowed | null {
  if (!isNode(node)) return null
  if (node.type === 'Group') return narrow(node['base'], params, view)
  if (node.type === 'OpCall') return narrowComparison(node, params, view)
  if (node.type === 'FuncCall') return narrowReferences(node, params, view)
  if (node.type !== 'And' && node.type !== 'Or') return null
  const left = narrow(node['left'], params, view)
  const right = narrow(node['right'], params, view)
  if (node.type === 'And') {
    if (!left || !right) return left ?? right
    return left.documents.length <= right.documents.length ? left : right
  }
  if (!left || !right) return null
  return {
    documents: [...new Set([...left.documents, ...right.documents])],
    tags: [...left.tags, ...right.tags],
  }
}
