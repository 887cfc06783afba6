import { isNode, type Node } from './groq.ts'

/** A word of a pattern in groq-js: https://github.com/sanity-io/groq-js/blob/main/src/evaluate/matching.ts */
const WORD = /[^\s!@#$%^&(),\\/?";:{}|[\]+<>-]+/g
const WITHOUT_SPACES = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u

const within = (pattern: string): string =>
  pattern.replaceAll(WORD, (word) => (WITHOUT_SPACES.test(word) ? `*${word}*` : word))

/** The pattern of a `match`, where it is a literal or parameter. */
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
 * Makes `match` work as in the Content Lake, where 抵用券 matches 查詢抵用券規格. groq-js takes a text without spaces for one
 * word, which a pattern must match entirely.
 */
export function wordsWithin(query: Node): Node {
  const fields = Object.entries(query).map(([name, field]) => [name, partWithin(field)])
  const node: Node = { ...Object.fromEntries(fields), type: query.type }
  return node['op'] === 'match' ? { ...node, right: patternWithin(node['right']) } : node
}
