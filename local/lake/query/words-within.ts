import { isNode, type Node } from './groq.ts'

/** What groq-js takes for one word of a pattern: https://github.com/sanity-io/groq-js/blob/main/src/evaluate/matching.ts */
const WORD = /[^\s!@#$%^&(),\\/?";:{}|[\]+<>-]+/g
const WITHOUT_SPACES = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u

const within = (pattern: string): string =>
  pattern.replaceAll(WORD, (word) => (WITHOUT_SPACES.test(word) ? `*${word}*` : word))

/** The pattern of a `match`, as far as it is written in the query or a parameter. */
function patternWithin(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(patternWithin)
  if (!isNode(node)) return node
  const { value } = node
  if (node.type === 'Value' && typeof value === 'string') return { ...node, value: within(value) }
  if (node.type === 'Value' && Array.isArray(value))
    return { ...node, value: value.map((one) => (typeof one === 'string' ? within(one) : one)) }
  if (node.type === 'Group') return { ...node, base: patternWithin(node['base']) }
  if (node.type === 'Array') return { ...node, elements: patternWithin(node['elements']) }
  if (node.type === 'ArrayElement') return { ...node, value: patternWithin(value) }
  return node
}

function partWithin(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(partWithin)
  return isNode(part) && part.type !== 'Value' ? wordsWithin(part) : part
}

/**
 * A query with its `match` as the Content Lake has it: it finds 抵用券 within 查詢抵用券規格. groq-js takes what has
 * no spaces for one word, of which a pattern must be the whole.
 */
export function wordsWithin(query: Node): Node {
  const fields = Object.entries(query).map(([name, field]) => [name, partWithin(field)])
  const node: Node = { ...Object.fromEntries(fields), type: query.type }
  return node['op'] === 'match' ? { ...node, right: patternWithin(node['right']) } : node
}
