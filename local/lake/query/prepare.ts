import type { LakeDocument } from '../documents/document.ts'
import { badRequest } from '../http/errors.ts'
import { type Condition, fieldCondition } from '../store/condition.ts'
import { Candidates } from './candidates.ts'
import { conditionOf } from './condition-of.ts'
import { attributePath, constantOf } from './constant.ts'
import { type FirstById, FirstMatches, firstById } from './first-matches.ts'
import { evaluate, isNode, type Node } from './groq.ts'
import { type Join, joinOf } from './join-of.ts'
import { LookUps } from './look-ups.ts'
import { textSearch } from './text-search.ts'
import type { View } from './view.ts'
import { withoutIdDemand } from './without-id-demand.ts'

export type Prepared = {
  tree: Node
  params: Record<string, unknown>
  dereference: (reference: { _ref: string }) => unknown
}

/**
 * Rewrites a query so that groq-js runs it, and fast, with the same result: `*[filter]` reads the
 * candidates that the store finds, and `x match text::query(q)`, which groq-js does not know, asks
 * the text search.
 */
export function prepare(tree: Node, givenParams: Record<string, unknown>, view: View): Prepared {
  const lookUps = new LookUps(view)
  const params = { ...givenParams }

  const asParameter = (value: unknown): Node => {
    const name = `${lookUps.secret}${Object.keys(params).length}`
    params[name] = value
    return { type: 'Parameter', name }
  }

  const documents = (condition: Condition | null): Candidates =>
    new Candidates(view.select(condition), view.get)

  const joined = (join: Join, condition: Condition | null): Node => {
    let rest: LakeDocument[] | undefined
    return lookUps.call(join.value, (value) => {
      const found = value === undefined ? null : joinCondition(join, value)
      const both: Condition | null =
        found && condition ? { kind: 'and', parts: [found, condition] } : (found ?? condition)
      if (found) return documents(both)
      rest ??= documents(condition)
      return rest
    })
  }

  const candidates = (filter: Node): Node => {
    const condition = conditionOf(filter)
    const join = view.exact ? joinOf(filter) : null
    if (join) return joined(join, condition)
    return asParameter(documents(condition))
  }

  const demandOf = (filter: Node) => rewrite(view.exact ? withoutIdDemand(filter) : filter)

  /** A part of a list is read alone, and not the whole list for each of its parts. */
  const first = ({ filter, most }: FirstById): Node => {
    const condition = conditionOf(filter)
    const expr = demandOf(filter)
    const matches = (some: LakeDocument[]): LakeDocument[] => {
      const base: Node = { type: 'Parameter', name: 'some' }
      const given = { params: { ...params, some }, dereference }
      const found = evaluate({ type: 'Filter', base, expr }, given)
      // A filter of documents gives documents.
      return found as LakeDocument[]
    }
    return asParameter(new FirstMatches(view.select(condition), most, view.get, matches))
  }

  const askText = (node: Node) => {
    const search = textSearch(textQueryOf(node['right']), attributePath(node['left']))
    const ask = (answer: (relevance: number | null) => unknown): Node =>
      lookUps.call({ type: 'AccessAttribute', name: '_id' }, (value) => {
        const document = value === undefined ? undefined : view.get(value)
        return answer(document === undefined ? null : search(document))
      })
    return {
      matches: ask((relevance) => relevance !== null),
      relevance: ask((relevance) => relevance ?? 0),
    }
  }

  /** What of a score adds up: groq-js knows a `match`, `boost()`, and what `&&` and `||` join. */
  const scored = (value: unknown): unknown => {
    if (!isNode(value)) return rewrite(value)
    if (value.type === 'Group') return scored(value['base'])
    if (value.type === 'And' || value.type === 'Or')
      return { ...value, left: scored(value['left']), right: scored(value['right']) }
    const args: unknown[] = Array.isArray(value['args']) ? value['args'] : []
    if (value.type === 'FuncCall' && value['name'] === 'boost')
      return { ...value, args: [scored(args[0]), ...args.slice(1).map(rewrite)] }
    if (!isTextMatch(value)) return rewrite(value)
    const { matches, relevance } = askText(value)
    return { ...BOOST, args: [matches, relevance] }
  }

  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite)
    if (!isNode(value)) return value
    if (isTextMatch(value)) return askText(value).matches
    if (value.type === 'PipeFuncCall' && value['name'] === 'score' && Array.isArray(value['args']))
      return { ...value, base: rewrite(value['base']), args: value['args'].map(scored) }
    const part = firstById(value)
    if (part) return { ...part.order, base: first(part) }
    const { base } = value
    if (
      value.type === 'Filter' &&
      isNode(base) &&
      base.type === 'Everything' &&
      isNode(value['expr'])
    ) {
      const { expr: filter } = value
      return { ...value, base: candidates(filter), expr: demandOf(filter) }
    }
    if (value.type === 'Everything') return asParameter([...documents(null)])
    if (value['namespace'] === 'releases') return rewrite(RELEASES)
    if (value.type === 'Value') return value
    return rewriteFields(value)
  }

  const rewriteFields = (node: Node): Node => ({
    ...Object.fromEntries(Object.entries(node).map(([name, field]) => [name, rewrite(field)])),
    type: node.type,
  })

  const dereference = (reference: { _ref: string }) => lookUps.dereference(reference)
  const rewritten = rewrite(tree)
  return {
    tree: isNode(rewritten) ? rewritten : tree,
    params,
    dereference,
  }
}

/** What `releases::all()` stands for. */
const RELEASES: Node = {
  type: 'Filter',
  base: { type: 'Everything' },
  expr: {
    type: 'OpCall',
    op: '==',
    left: { type: 'AccessAttribute', name: '_type' },
    right: { type: 'Value', value: 'system.release' },
  },
}

function joinCondition({ field }: Join, value: string): Condition | null {
  if (field === '_id') return { kind: 'id', ids: [value] }
  if (field !== null) return fieldCondition(field, [value])
  return value.isWellFormed() ? { kind: 'reference', targets: [value] } : null
}

const BOOST: Node = { type: 'FuncCall', namespace: 'global', name: 'boost' }

const isTextMatch = ({ op, right }: Node): boolean =>
  op === 'match' && isNode(right) && right['namespace'] === 'text' && right['name'] === 'query'

function textQueryOf(call: unknown): string {
  const args = isNode(call) ? call['args'] : undefined
  const query = constantOf(Array.isArray(args) ? args[0] : undefined)
  if (typeof query !== 'string') throw badRequest('text::query() takes a string or a parameter')
  return query
}
