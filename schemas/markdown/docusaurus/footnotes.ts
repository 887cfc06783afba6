import type { FootnoteDefinition, PhrasingContent, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { FOOTNOTE } from '../link-mark.ts'

/** The plain words of each footnote that a page names, by its name. */
export function footnotes(nodes: readonly RootContent[]): Map<string, string> {
  const named = new Set<string>()
  const definitions: FootnoteDefinition[] = []
  const walk = (node: RootContent) => {
    if (node.type === 'footnoteReference') named.add(node.identifier)
    if (node.type === 'footnoteDefinition') definitions.push(node)
    if ('children' in node) for (const child of node.children) walk(child)
  }
  for (const node of nodes) walk(node)
  return new Map(
    definitions
      .filter(({ identifier }) => named.has(identifier))
      .map(({ identifier, children }) => [identifier, children.map(words).join(' ')]),
  )
}

const words = (node: RootContent): string => plainText(node).replace(/\s+/g, ' ').trim()

/** Makes the last of some words those of a footnote; false where there are none, or they lead elsewhere. */
export function markLast(words: PhrasingContent[], footnote: string | undefined): boolean {
  const last = words.at(-1)
  if (footnote === undefined || !last || last.type === 'link' || last.type === 'break') return false
  const [, before = '', word = ''] =
    (last.type === 'text' && /^(.*?)(\S+)$/s.exec(last.value)) || []
  if (last.type === 'text' && word === '') return false
  const marked: PhrasingContent = last.type === 'text' ? { type: 'text', value: word } : last
  words.pop()
  if (before !== '') words.push({ type: 'text', value: before })
  const data = { settled: true as const }
  words.push({ type: 'link', url: FOOTNOTE, title: footnote, children: [marked], data })
  return true
}
