import { LakeError } from '../http/errors.ts'
import { notImplemented } from '../http/unsupported.ts'
import { isNode, type Node, parseQuery } from './groq.ts'
import { limits } from './limits.ts'
import { TimeLimitError, withinTime } from './within-time.ts'
import { wordsWithin } from './words-within.ts'

const OPENING = '([{'
const CLOSING = ')]}'

/** Where brackets first stand more than `most` deep in each other, or null; text in quotes aside. */
function nestingOf(query: string, most: number): number | null {
  let depth = 0
  let quote: string | null = null
  for (let place = 0; place < query.length; place++) {
    const character = query[place] ?? ''
    if (character === '\\' && quote !== null) place++
    else if (quote !== null) quote = character === quote ? null : quote
    else if (character === '"' || character === "'") quote = character
    else if (OPENING.includes(character)) depth++
    else if (CLOSING.includes(character)) depth--
    if (depth > most) return place
  }
  return null
}

/** What GROQ has and groq-js cannot evaluate, or only asynchronously. */
const MISSING =
  /^(geo|documents|media|user|diff)::|^text::semanticSimilarity$|^delta::changed|^sanity::(projectId|dataset)$|^global::anywhere$/

const parsed = new Map<string, Node>()
const LONGEST_KEY = 20_000
/** Characters of all keys together: a tree takes up to a hundred bytes for each. */
const ROOM = 500_000
let held = 0

function refuse(query: string, description: string, start: number, end: number): never {
  const error = { type: 'queryParseError', description, query, start, end }
  throw new LakeError(400, { error }, description)
}

/** What stands at `position`: a word, or one character. */
function endOfToken(query: string, position: number): number {
  const token = /^(\w+|.|\n)/.exec(query.slice(position, position + 100))
  return position + (token?.[0].length ?? 0)
}

function placeOf(cause: unknown, query: string): number {
  if (!(cause instanceof Error)) return 0
  if ('position' in cause && typeof cause.position === 'number')
    return cause.position + query.slice(cause.position).search(/\S|$/)
  // Errors about a name do not say where it stands.
  const name = /: (\w+)$/.exec(cause.message)?.[1]
  return name === undefined ? 0 : Math.max(0, query.indexOf(name))
}

function assertLimits(query: string): void {
  if (query.length > limits.queryLength) {
    const description = `The query has ${query.length} characters, and at most ${limits.queryLength} are allowed. Put long lists into parameters.`
    refuse('', description, limits.queryLength, query.length)
  }
  const place = nestingOf(query, limits.nesting)
  if (place === null) return
  const description = `The query is nested more than ${limits.nesting} levels deep`
  refuse(query, description, place, place + 1)
}

/** Refuses what groq-js would leave to the end, or answer with nothing. */
function assertComplete(node: unknown, query: string): void {
  if (Array.isArray(node)) for (const item of node) assertComplete(item, query)
  if (!isNode(node) || node.type === 'Value') return
  if (node.type === 'Parameter') {
    const name = String(node['name'])
    const start = Math.max(0, query.search(new RegExp(`\\$${name}\\b`)))
    refuse(query, `param $${name} referenced, but not provided`, start, start + name.length)
  }
  if (node.type === 'FuncCall') {
    const name = `${node['namespace']}::${node['name']}`
    if (MISSING.test(name))
      throw notImplemented(`the GROQ function ${name.replace('global::', '')}()`)
  }
  for (const field of Object.values(node)) assertComplete(field, query)
}

/** Refuses what was not read in the time that a query has. */
export function refuseAsTooComplex(query: string): never {
  refuse(query, 'The query is too complex to be read', 0, query.length)
}

function parse(query: string, params: Record<string, unknown>): Node {
  assertLimits(query)
  try {
    const tree = withinTime(limits.time, () => wordsWithin(parseQuery(query, params)))
    assertComplete(tree, query)
    return tree
  } catch (cause) {
    if (cause instanceof LakeError) throw cause
    if (cause instanceof TimeLimitError || cause instanceof RangeError) refuseAsTooComplex(query)
    const place = placeOf(cause, query)
    const message = cause instanceof Error ? cause.message : String(cause)
    refuse(query, message, place, endOfToken(query, place))
  }
}

/** A parsed query; throws 400 in the shape that clients show with the place of the mistake. */
export function parseOrRefuse(query: string, params: Record<string, unknown>): Node {
  // Slices take their bounds from parameters while parsing, so parameters are part of the key.
  const key = `${query}\0${JSON.stringify(params)}`
  const known = parsed.get(key)
  if (known) return known
  const tree = parse(query, params)
  if (key.length > LONGEST_KEY) return tree
  if (held + key.length > ROOM) {
    parsed.clear()
    held = 0
  }
  parsed.set(key, tree)
  held += key.length
  return tree
}
