import { evaluateSync, toJS } from 'groq-js'
import type { LakeDocument } from '../documents/document.ts'
import { isNode, type Node, parseQuery } from '../query/groq.ts'
import { wordsWithin } from '../query/words-within.ts'
import type { Hook } from './hook.ts'

export type Delta = { before: LakeDocument | null; after: LakeDocument | null }

export type RuleContext = {
  projectId: string
  dataset: string
  /** Resolves references in a filter or projection. */
  read: (id: string) => LakeDocument | null
}

type Rule = { filter: Node | null; projection: Node | null }

/** groq-js evaluates these functions only asynchronously, and a transaction cannot wait. */
const ASYNCHRONOUS = new Set(['changedAny', 'changedOnly'])

function uses(node: unknown, names: ReadonlySet<string>): boolean {
  if (Array.isArray(node)) return node.some((one) => uses(one, names))
  if (!isNode(node)) return false
  if (node.type === 'FuncCall' && names.has(String(node['name']))) return true
  return Object.values(node).some((one) => uses(one, names))
}

/** Parses a rule; throws groq-js's error for a wrong filter or projection. */
export function parseRule({ filter, projection }: Hook['rule']): Rule {
  const parsed = [filter, projection].map((text) =>
    text === null || text.trim() === '' ? null : wordsWithin(parseQuery(text, {}, 'delta')),
  )
  const [parsedFilter = null, parsedProjection = null] = parsed
  if (uses(parsed, ASYNCHRONOUS))
    throw new Error('delta::changedAny() and delta::changedOnly() are not known here')
  return { filter: parsedFilter, projection: parsedProjection }
}

function optionsOf({ before, after }: Delta, { projectId, dataset, read }: RuleContext) {
  return {
    root: after ?? before,
    before,
    after,
    // As in the hosted service, a rule sees only the changed document and documents that it references.
    dataset: [],
    sanity: { projectId, dataset },
    timestamp: new Date(),
    dereference: ({ _ref }: { _ref: string }) => read(_ref) ?? undefined,
  }
}

const toBody = (value: unknown): string => JSON.stringify(value ?? null)

/** The request's body for a change, or null when the filter excludes it. */
export function applyRule(rule: Rule, delta: Delta, context: RuleContext): string | null {
  const options = optionsOf(delta, context)
  if (rule.filter && toJS(evaluateSync(rule.filter, options)) !== true) return null
  if (!rule.projection) return toBody(options.root)
  return toBody(toJS(evaluateSync(rule.projection, options)))
}
