import type { Heading, RootContent, Table } from 'mdast'
import type { Block } from '../../blocks/lists/model.ts'
import { newReading, readBlocks } from '../markdown/docusaurus/page.ts'
import { parseDocusaurus } from '../markdown/docusaurus/parse.ts'
import type { FoundImage, ImportProblem } from '../markdown/docusaurus/problems.ts'
import { htmlNodes } from './html-nodes.ts'
import { isMarkdown, tabSeparated } from './text-kind.ts'

/**
 * Gives headings the levels that a page has, in place: its title is the first. A title of what is pasted
 * becomes a section; where sections are of the first level, all go one deeper.
 */
function belowTitle(nodes: readonly RootContent[]): void {
  const levels: { get: () => number; set: (level: number) => void }[] = []
  const walk = (node: RootContent) => {
    if (node.type === 'heading') {
      levels.push({
        get: () => node.depth,
        set: (level) => {
          node.depth = DEPTHS[level - 2] ?? 5
        },
      })
    }
    if (node.type === 'element' && /^h[1-6]$/.test(node.name)) {
      levels.push({
        get: () => Number(node.name[1]),
        set: (level) => {
          node.name = `h${level}`
        },
      })
    }
    if ('children' in node) node.children.forEach(walk)
  }
  nodes.forEach(walk)
  const deeper = levels.filter((one) => one.get() === 1).length > 1 ? 1 : 0
  for (const one of levels) one.set(Math.min(5, Math.max(2, one.get() + deeper)))
}

const DEPTHS: Heading['depth'][] = [2, 3, 4, 5]

/** What a clipboard holds, each empty where it has none. */
export interface Clipboard {
  html: string
  text: string
  /** The language that a code editor says its text is of. */
  language: string
}

export interface PasteContext {
  /** Keys of blocks derive from it: another one for each paste. */
  seed: string
  /** The address of a link as the lake has it, `page:path#anchor` or one with a scheme; undefined where it leads nowhere. */
  resolveLink: (url: string) => string | undefined
  /** What an image is. */
  resolveImage: (url: string) => FoundImage
}

export interface Pasted {
  blocks: Block[]
  /** What is not as it was, in the order in which it was found. */
  problems: ImportProblem[]
}

/**
 * The blocks of what is pasted: of HTML (pages, Word, Google Docs, Notion, spreadsheets), Markdown, rows with tabs or
 * code of an editor. Undefined for words alone, which the editor puts in where the writer is.
 * Throws on nesting that nobody writes.
 */
export function pastedBlocks(clipboard: Clipboard, context: PasteContext): Pasted | undefined {
  const { html, text, language } = clipboard
  if (language !== '' && language !== 'markdown') {
    return isCode(text)
      ? read([{ type: 'code', lang: language, value: text.trimEnd() }], text, context)
      : undefined
  }
  if (language === '' && html.trim() !== '') {
    const pasted = read(htmlNodes(html), '', context)
    if (!pasted.blocks.every(isPlain)) return pasted
    // An editor that colours its Markdown, or a page that shows some.
    if (!isMarkdown(text)) return pasted.blocks.length > 1 ? pasted : undefined
  }
  const rows = tabSeparated(text)
  if (rows) return read([tableOf(rows)], text, context)
  if (language === '' && !isMarkdown(text)) return undefined
  const { root, text: source } = parseDocusaurus(text)
  return read(root.children, source, context)
}

function read(nodes: RootContent[], text: string, context: PasteContext): Pasted {
  const { resolveLink, resolveImage } = context
  const reading = newReading({ file: '', text, resolveLink, resolveImage }, nodes)
  belowTitle(nodes)
  const { blocks } = readBlocks(reading, nodes, context.seed)
  return { blocks, problems: reading.problems }
}

const isCode = (text: string): boolean => text.trim().includes('\n')

/** Whether a block says no more than its words. */
const isPlain = (block: Block): boolean =>
  block._type === 'block' &&
  block.style === 'normal' &&
  block.listItem === undefined &&
  block.children.every(({ marks }) => marks.length === 0)

const tableOf = (rows: string[][]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((value) => ({
      type: 'tableCell',
      children: value === '' ? [] : [{ type: 'text', value }],
    })),
  })),
})
