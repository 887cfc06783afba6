import type { LakeDocument } from '../documents/document.ts'
import { isPreviewSecret } from '../documents/withheld.ts'
import { badRequest } from '../http/errors.ts'
import type { Transaction } from '../mutations/commit.ts'
import { evaluate, isNode, type Node } from '../query/groq.ts'
import { parseOrRefuse } from '../query/parse-or-refuse.ts'
import { prepare } from '../query/prepare.ts'
import type { QueryRequest } from '../query/request-params.ts'
import { viewOfOne } from '../query/view.ts'
import type { Store } from '../store/store.ts'
import type { MatchedChange } from './mutation-event.ts'

export type Matcher = {
  /** Whether the listener's query selects the document. */
  matches: (document: LakeDocument | null) => boolean
  /** Whether a match depends on the document alone; otherwise past changes cannot be matched again. */
  repeatable: boolean
}

/** Parses a listener's query; throws 400 when it is invalid or selects no documents. */
export function createMatcher(
  { query, params }: QueryRequest,
  identity: string,
  store: Store,
): Matcher {
  const filter = filterOf(parseOrRefuse(query, params))
  const demand = demandOf(filter)
  const selects = (document: LakeDocument) => {
    const view = viewOfOne(document, (id) => {
      const other = store.get(id)
      return other && !isPreviewSecret(other) ? other : undefined
    })
    const { tree, params: all, dereference } = prepare(filter, params, view)
    const result = evaluate(tree, { params: all, dereference, identity })
    return Array.isArray(result) && result.length > 0
  }
  return {
    matches: (document) => document !== null && (demand === null || selects(document)),
    repeatable: isOfDocumentAlone(demand),
  }
}

/** The changes of a transaction that affect the matcher's selection. Throws when the filter cannot be evaluated. */
export const matchChanges = ({ changes }: Transaction, { matches }: Matcher): MatchedChange[] =>
  changes.flatMap((change) => {
    const before = matches(change.before)
    const after = matches(change.after)
    if (!before && !after) return []
    return { change, transition: before ? (after ? 'update' : 'disappear') : 'appear' }
  })

/**
 * The filter at the start of a query: projections, orders and slices after it do not affect a match. Throws 400 when
 * the query does not select documents.
 */
function filterOf(node: Node): Node {
  const { base } = node
  if (node.type === 'Everything') return node
  if (!isNode(base))
    throw badRequest('A listener hears of documents: its query must start with * or *[filter]')
  if (node.type === 'Filter' && base.type !== 'Everything') return { ...node, base: filterOf(base) }
  return node.type === 'Filter' ? node : filterOf(base)
}

/** Joins consecutive filters with `&&`; null for `*`. */
function demandOf(filter: Node): Node | null {
  if (filter.type !== 'Filter' || !isNode(filter['expr']) || !isNode(filter['base'])) return null
  const earlier = demandOf(filter['base'])
  return earlier ? { type: 'And', left: earlier, right: filter['expr'] } : filter['expr']
}

/** Whether an expression depends only on the document itself, so that past changes can be matched. */
function isOfDocumentAlone(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(isOfDocumentAlone)
  if (!isNode(node) || node.type === 'Value') return true
  if (node.type === 'Deref' || node.type === 'Everything' || node['name'] === 'now') return false
  return Object.values(node).every(isOfDocumentAlone)
}
