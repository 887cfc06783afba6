import { LakeError } from '../http/errors.ts'
import { notImplemented } from '../http/unsupported.ts'
import { isNode, type Node, parseQuery } from './groq.ts'
import { limits } from './limits.ts'
import { TimeLimitError, withinTime } from './within-time.ts'
import { wordsWithin } from './words-within.ts'

/** GROQ functions that groq-js lacks, or evaluates only asynchronously. */
const MISSING =
  /^(geo|documents|media|user|diff|releases)::|^text::semanticSimilarity$|^delta::changed|^sanity::(projectId|dataset)$|^global::anywhere$/

const parsed = new Map<string, Node>()
/** Size of the cache of parsed queries. A tree takes up to a hundred bytes per character. */
const KEPT = { trees: 200, characters: 5_000 }

function refusal(query: string, description: string, start: number, end: number): LakeError {
  const error = { type: 'queryParseError', description, query, start, end }
  return new LakeError(400, { error }, description)
}

/** End of the token at `position`: a word, or one character. */
function endOfToken(query: string, position: number): number {
  const token = /^(\w+|.|\n)/.exec(query.slice(position, position + 100))
  return position + (token?.[0].length ?? 0)
}

function errorPosition(cause: unknown, query: string): number {
  if (!(cause instanceof Error)) return 0
  if ('position' in cause && typeof cause.position === 'number')
    return cause.position + query.slice(cause.position).search(/\S|$/)
  // Errors about a name contain no position.
  const name = /: (\w+)$/.exec(cause.message)?.[1]
  return name === undefined ? 0 : Math.max(0, query.indexOf(name))
}

function assertLength({ length }: string): void {
  if (length <= limits.queryLength) return
  const description = `The query has ${length} characters, and at most ${limits.queryLength} are allowed. Put long lists into parameters.`
  throw refusal('', description, limits.queryLength, length)
}

/** Refuses missing parameters and functions, for which groq-js would fail later or return null. */
function assertComplete(node: unknown, query: string): void {
  if (Array.isArray(node)) for (const item of node) assertComplete(item, query)
  if (!isNode(node) || node.type === 'Value') return
  if (node.type === 'Parameter') {
    const name = String(node['name'])
    const start = Math.max(0, query.search(new RegExp(`\\$${name}\\b`)))
    throw refusal(query, `param $${name} referenced, but not provided`, start, start + name.length)
  }
  if (node.type === 'FuncCall') {
    const name = `${node['namespace']}::${node['name']}`
    if (MISSING.test(name))
      throw notImplemented(`the GROQ function ${name.replace('global::', '')}()`)
  }
  for (const field of Object.values(node)) assertComplete(field, query)
}

/** The error for a query that exceeds the time for parsing, or is nested too deeply. */
export const tooComplex = (query: string): LakeError =>
  refusal(query, 'The query is too complex to be read', 0, query.length)

function parse(query: string, params: Record<string, unknown>): Node {
  assertLength(query)
  try {
    const tree = withinTime(limits.time, () => wordsWithin(parseQuery(query, params)))
    assertComplete(tree, query)
    return tree
  } catch (cause) {
    if (cause instanceof LakeError) throw cause
    if (cause instanceof TimeLimitError || cause instanceof RangeError) throw tooComplex(query)
    const place = errorPosition(cause, query)
    const message = cause instanceof Error ? cause.message : String(cause)
    throw refusal(query, message, place, endOfToken(query, place))
  }
}

/** Parses a query, with a cache; throws 400 in the format in which clients show the position of the error. */
export function parseOrRefuse(query: string, params: Record<string, unknown>): Node {
  // Parsing reads the bounds of slices from parameters, so parameters are part of the key.
  const key = `${query}\0${JSON.stringify(params)}`
  const known = parsed.get(key)
  if (known) return known
  const tree = parse(query, params)
  if (parsed.size >= KEPT.trees) parsed.clear()
  if (key.length <= KEPT.characters) parsed.set(key, tree)
  return tree
}
