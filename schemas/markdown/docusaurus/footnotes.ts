import type { FootnoteDefinition, PhrasingContent, RootContent, Text } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { FOOTNOTE } from '../link-mark.ts'

/** Maximum length of a footnote times its references, in characters: each reference gets a copy. */
const MOST = 100_000

/** Returns the plain text of each referenced footnote, by name. */
export function footnotes(nodes: readonly RootContent[]): Map<string, string> {
  const named = new Map<string, number>()
  const definitions: FootnoteDefinition[] = []
  const walk = (node: RootContent) => {
    if (node.type === 'footnoteReference')
      named.set(node.identifier, (named.get(node.identifier) ?? 0) + 1)
    if (node.type === 'footnoteDefinition') definitions.push(node)
    if ('children' in node) for (const child of node.children) walk(child)
  }
  for (const node of nodes) walk(node)
  const all = definitions.map(({ identifier, children }): [name: string, words: string] => [
    identifier,
    children.map(words).join(' '),
  ])
  return new Map(
    all.filter(([name, { length }]) => {
      const times = named.get(name) ?? 0
      return times > 0 && times * length <= MOST
    }),
  )
}

const words = (node: RootContent): string => plainText(node).replace(/\s+/g, ' ').trim()

/** Marks the last word with a footnote; returns false if there is no word, or if it is a link. */
export function markLast(words: PhrasingContent[], footnote: string | undefined): boolean {
  const last = words.at(-1)
  if (footnote === undefined || !last || last.type === 'link' || last.type === 'break') return false
  const [before, marked] = last.type === 'text' ? parted(last.value) : ['', last]
  if (!marked) return false
  words.pop()
  if (before !== '') words.push({ type: 'text', value: before })
  const data = { settled: true as const }
  words.push({ type: 'link', url: FOOTNOTE, title: footnote, children: [marked], data })
  return true
}

/** Splits off a text's last word; scans from the end, because a regular expression from the start would be slow. */
function parted(value: string): [before: string, word: Text | undefined] {
  let start = value.length
  while (start > 0 && /\S/.test(value.charAt(start - 1))) start--
  const word = value.slice(start)
  return [value.slice(0, start), word === '' ? undefined : { type: 'text', value: word }]
}
