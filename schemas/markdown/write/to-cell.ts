import type { PhrasingContent, RootContent, TableCell } from 'mdast'

/** A cell of a table: one run of words, or paragraphs, lists and quotes by HTML's tags. */
export function toCell(flow: RootContent[]): TableCell {
  const [only] = flow
  if (!only) return { type: 'tableCell', children: [] }
  if (flow.length === 1 && only.type === 'paragraph') {
    return { type: 'tableCell', children: only.children }
  }
  return { type: 'tableCell', children: flow.flatMap(tagged) }
}

function tagged(node: RootContent): PhrasingContent[] {
  switch (node.type) {
    case 'paragraph':
      return within('p', node.children)
    case 'blockquote':
      return within('blockquote', node.children.flatMap(tagged))
    case 'list': {
      const items = node.children.flatMap(({ children }) =>
        within(
          'li',
          children.flatMap((one) => (one.type === 'paragraph' ? one.children : tagged(one))),
        ),
      )
      if (!node.ordered) return within('ul', items)
      return within('ol', items, node.start == null ? '' : ` start="${node.start}"`)
    }
    default:
      return []
  }
}

function within(name: string, children: PhrasingContent[], attributes = ''): PhrasingContent[] {
  return [
    { type: 'html', value: `<${name}${attributes}>` },
    ...children,
    { type: 'html', value: `</${name}>` },
  ]
}
