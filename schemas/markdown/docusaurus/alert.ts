import type { Blockquote, Paragraph, PhrasingContent, Text } from 'mdast'

export interface Alert {
  kind: string
  /** The text node that starts with the marker. */
  lead: Text
  title: PhrasingContent[]
  children: Blockquote['children']
}

const MARK = /^\[!([a-z]+)\][+-]?[ \t]*/i

/** Parses `> [!WARNING] Title`, the admonition of GitHub and Obsidian; returns undefined for another quote. */
export function alertOf({ children }: Blockquote): Alert | undefined {
  const [first, ...rest] = children
  const lead = first?.type === 'paragraph' ? first.children[0] : undefined
  if (first?.type !== 'paragraph' || lead?.type !== 'text') return undefined
  const [mark, kind] = MARK.exec(lead.value) ?? []
  if (mark === undefined || kind === undefined) return undefined
  const words = [{ ...lead, value: lead.value.slice(mark.length) }, ...first.children.slice(1)]
  const { line, below } = firstLine(words)
  const body: Paragraph[] = below.length > 0 ? [{ type: 'paragraph', children: below }] : []
  return { kind: kind.toLowerCase(), lead, title: line, children: [...body, ...rest] }
}

/** Splits content at the first line end. */
function firstLine(words: PhrasingContent[]): {
  line: PhrasingContent[]
  below: PhrasingContent[]
} {
  const at = words.findIndex(
    (node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')),
  )
  const end = words[at]
  if (end === undefined) return { line: shown(words), below: [] }
  const [before, after] = end.type === 'text' ? parted(end.value) : ['', '']
  const text = (value: string): PhrasingContent => ({ type: 'text', value })
  return {
    line: shown([...words.slice(0, at), text(before)]),
    below: shown([text(after), ...words.slice(at + 1)]),
  }
}

function parted(value: string): [before: string, after: string] {
  const at = value.indexOf('\n')
  return [value.slice(0, at).trimEnd(), value.slice(at + 1)]
}

const shown = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.filter((node) => node.type !== 'text' || node.value !== '')
