import type { List, ListItem, Paragraph, PhrasingContent, RootContent, TableCell } from 'mdast'
import { type MarkdownSource, markdownError } from './source.ts'

const TAG = /^<(\/?)(p|ul|ol|li|blockquote)(?: start="(\d{1,9})")?>$/

type OpenContainer =
  | { type: 'root'; children: RootContent[] }
  | Extract<RootContent, { type: 'blockquote' }>
  | List
  | ListItem
  | Paragraph

/**
 * Returns the paragraphs, lists and quotes of a table cell, which Markdown can only express in HTML tags:
 * `<p>one</p><ul><li>two</li></ul>`. Undefined for a cell of plain text. Throws, with file and line, for a tag that is
 * not closed or not allowed there.
 */
export function cellFlow(source: MarkdownSource, cell: TableCell): RootContent[] | undefined {
  if (!cell.children.some((node) => node.type === 'html' && TAG.test(node.value))) return undefined
  const root: OpenContainer = { type: 'root', children: [] }
  const open: { node: OpenContainer; name: string }[] = [{ node: root, name: 'cell' }]
  for (const child of cell.children) {
    const [, close, name, start] = (child.type === 'html' && TAG.exec(child.value)) || []
    const top = open.at(-1)
    const wrong = () =>
      markdownError(source, child, `this has no place in the ${top?.name ?? 'cell'} of a table.`)
    if (!top) throw wrong()
    if (name === undefined) {
      if (!addWords(top.node, child)) throw wrong()
    } else if (close) {
      if (top.name !== name) throw wrong()
      open.pop()
    } else {
      const node = opened(top.node, name, start)
      if (!node) throw wrong()
      open.push({ node, name })
    }
  }
  if (open.length > 1) throw markdownError(source, cell, `<${open.at(-1)?.name}> is not closed.`)
  return root.children
}

function addWords(node: OpenContainer, words: PhrasingContent): boolean {
  const [first, more] = node.type === 'listItem' ? node.children : []
  const target = node.type === 'paragraph' ? node : more ? undefined : first
  if (target?.type !== 'paragraph') return false
  target.children.push(words)
  return true
}

/** Adds the node that a tag opens to `parent`; returns undefined if the tag is not allowed there. */
function opened(
  parent: OpenContainer,
  name: string,
  start: string | undefined,
): OpenContainer | undefined {
  if (name === 'li') {
    if (parent.type !== 'list') return undefined
    const words: Paragraph = { type: 'paragraph', children: [] }
    const item: ListItem = { type: 'listItem', children: [words] }
    parent.children.push(item)
    return item
  }
  if (name === 'ul' || name === 'ol') {
    if (parent.type !== 'root' && parent.type !== 'listItem') return undefined
    const first = start === undefined ? {} : { start: Number(start) }
    const list: List = { type: 'list', ordered: name === 'ol', ...first, children: [] }
    if (parent.type === 'listItem') parent.children = parent.children.filter(hasWords)
    parent.children.push(list)
    return list
  }
  if (name === 'blockquote') {
    if (parent.type !== 'root') return undefined
    const quote: OpenContainer = { type: 'blockquote', children: [] }
    parent.children.push(quote)
    return quote
  }
  if (parent.type !== 'root' && parent.type !== 'blockquote') return undefined
  const paragraph: Paragraph = { type: 'paragraph', children: [] }
  parent.children.push(paragraph)
  return paragraph
}

/** An item may contain nothing but a list. */
const hasWords = (child: ListItem['children'][number]) =>
  child.type !== 'paragraph' || child.children.length > 0
