import type { Heading, RootContent, Table } from 'mdast'
import type { Block } from '../../blocks/lists/model.ts'
import { newReading, readBlocks } from '../markdown/docusaurus/page.ts'
import { parseDocusaurus } from '../markdown/docusaurus/parse.ts'
import type { FoundImage, ImportProblem } from '../markdown/docusaurus/problems.ts'
import { htmlNodes } from './html-nodes.ts'
import { isMarkdown, tabSeparated } from './text-kind.ts'

/**
 * Shifts heading levels in place to those of a page, whose title is level 1. A single pasted title becomes a section;
 * if there are several headings of level 1, all headings go one level deeper.
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

/** Content of a clipboard; missing formats are empty. */
export interface Clipboard {
  html: string
  text: string
  /** The language that a code editor names for its text. */
  language: string
}

export interface PasteContext {
  /** Seed of the blocks' keys; must differ for each paste. */
  seed: string
  /** Returns a link's stored address, `page:path#anchor` or one with a scheme; undefined without a target. */
  resolveLink: (url: string) => string | undefined
  resolveImage: (url: string) => FoundImage
}

export interface PasteResult {
  blocks: Block[]
  /** Differences from the pasted content, in the order in which they were found. */
  problems: ImportProblem[]
}

/**
 * Converts a paste to blocks: HTML (web pages, Word, Google Docs, Notion, spreadsheets), Markdown, tab-separated rows
 * or code of an editor. Returns undefined for plain text, which the editor inserts at the caret. Throws for
 * unreasonably deep nesting.
 */
export function pastedBlocks(clipboard: Clipboard, context: PasteContext): PasteResult | undefined {
  const { html, text, language } = clipboard
  if (language !== '' && language !== 'markdown') {
    return isCode(text)
      ? read([{ type: 'code', lang: language, value: text.trimEnd() }], text, context)
      : undefined
  }
  if (language === '' && html.trim() !== '') {
    const pasted = read(htmlNodes(html), '', context)
    if (!pasted.blocks.every(isPlain)) return pasted
    // An editor that colours its Markdown, or a page that shows Markdown.
    if (!isMarkdown(text)) return pasted.blocks.length > 1 ? pasted : undefined
  }
  const rows = tabSeparated(text)
  if (rows) return read([tableOf(rows)], text, context)
  if (language === '' && !isMarkdown(text)) return undefined
  const { root, text: source } = parseDocusaurus(text)
  return read(root.children, source, context)
}

function read(nodes: RootContent[], text: string, context: PasteContext): PasteResult {
  const { resolveLink, resolveImage } = context
  const reading = newReading({ file: '', text, resolveLink, resolveImage }, nodes)
  belowTitle(nodes)
  const { blocks } = readBlocks(reading, nodes, context.seed)
  return { blocks, problems: reading.problems }
}

const isCode = (text: string): boolean => text.trim().includes('\n')

/** Whether a block is a plain paragraph without marks. */
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
