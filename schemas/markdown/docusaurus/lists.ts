import type { List, ListItem, Paragraph, RootContent } from 'mdast'
import type { Reading } from './problems.ts'

type Flow = (reading: Reading, nodes: RootContent[]) => RootContent[]

/**
 * Converts a list to items of one text and nested lists. An item's other content (code, an admonition, a table) follows
 * the item as a block, and the list continues behind it with the next number.
 */
export function listBlocks(reading: Reading, list: List, flow: Flow): RootContent[] {
  const out: RootContent[] = []
  let items: ListItem[] = []
  let start = list.start ?? 1
  const flush = () => {
    if (items.length > 0) out.push({ ...list, ...(list.ordered && { start }), children: items })
    items = []
  }
  for (const [index, item] of list.children.entries()) {
    const content = flow(reading, item.children)
    const end = content.findIndex((node) => node.type !== 'paragraph')
    const texts = content
      .slice(0, end < 0 ? undefined : end)
      .filter((node) => node.type === 'paragraph')
    const held = content.slice(texts.length)
    const firstOther = held.findIndex((node) => node.type !== 'list')
    const lists = held
      .slice(0, firstOther < 0 ? undefined : firstOther)
      .filter((node) => node.type === 'list')
    const after = held.slice(lists.length)
    const words = joined(item, texts)
    // A bullet without content shows nothing.
    if (words.children.length > 0 || lists.length > 0) {
      items.push({ ...item, children: [words, ...lists] })
    }
    if (after.length > 0) {
      flush()
      start = (list.start ?? 1) + index + 1
      out.push(...after)
    }
  }
  flush()
  return out
}

/** Joins the paragraphs of an item to one text, with an empty line between them. */
function joined(item: ListItem, paragraphs: Paragraph[]): Paragraph {
  const box = item.checked === true ? '☑ ' : item.checked === false ? '☐ ' : ''
  return {
    type: 'paragraph',
    children: [
      ...(box ? [{ type: 'text' as const, value: box }] : []),
      ...paragraphs.flatMap((paragraph, index) => [
        ...(index > 0 ? [{ type: 'break' as const }, { type: 'break' as const }] : []),
        ...paragraph.children,
      ]),
    ],
  }
}
