import type { PhrasingContent } from 'mdast'
import type { Decorator, MarkDef, Span } from '../../blocks/block/model.ts'
import { linkMark } from './link-mark.ts'
import { NAMED_MARKS } from './named-marks.ts'
import { blockKey, type MarkdownSource, markdownError } from './source.ts'

const DECORATORS = { strong: 'strong', emphasis: 'em', delete: 'strike-through' } as const

/**
 * Converts inline content to spans and mark definitions. Keys derive from `position`, which is the block's. Throws,
 * with file and line, for content that a text block cannot hold: images, raw HTML, footnotes.
 */
export function inlineContent(
  source: MarkdownSource,
  nodes: PhrasingContent[],
  position: string,
): { children: Span[]; markDefs: MarkDef[] } {
  const children: Span[] = []
  const markDefs: MarkDef[] = []

  const add = (text: string, marks: string[]) => {
    const last = children.at(-1)
    if (last && last.marks.join(' ') === marks.join(' ')) last.text += text
    else {
      const _key = blockKey(source, `${position}/span${children.length}`)
      children.push({ _type: 'span', _key, text, marks })
    }
  }

  const walk = (node: PhrasingContent, marks: string[]): void => {
    const within = (inner: PhrasingContent[], mark: Decorator | string, around = marks) => {
      const all = around.includes(mark) ? around : [...around, mark]
      for (const child of inner) walk(child, all)
    }
    switch (node.type) {
      case 'text':
        add(joinLines(node.value), marks)
        break
      case 'inlineCode':
        add(node.value, [...marks, 'code'])
        break
      case 'break':
        add('\n', marks)
        break
      case 'strong':
      case 'emphasis':
      case 'delete':
        within(node.children, DECORATORS[node.type])
        break
      case 'link': {
        const mark = linkMark(source, node, blockKey(source, `${position}/mark${markDefs.length}`))
        markDefs.push(mark)
        within(node.children, mark._key)
        break
      }
      case 'textDirective': {
        const named = NAMED_MARKS.find((name) => name === node.name)
        const isCode = node.attributes?.['code'] !== undefined && !marks.includes('code')
        if (named && node.children.length > 0)
          within(node.children, named, isCode ? [...marks, 'code'] : marks)
        // A colon before a letter is rarely a directive ("category:spot"), so the source is kept.
        else add(written(source, node), marks)
        break
      }
      case 'html':
        if (/^<br\s*\/?>$/.test(node.value)) add('\n', marks)
        else if (!node.value.startsWith('<!--')) {
          throw markdownError(
            source,
            node,
            `raw HTML "${node.value}" has no place in a page. Put it in backticks, or write \\< for the sign.`,
          )
        }
        break
      default:
        throw markdownError(source, node, `a text block cannot hold a ${node.type}.`)
    }
  }

  for (const node of nodes) walk(node, [])
  // The editor requires at least one span per block.
  if (children.length === 0) add('', [])
  return { children, markDefs }
}

const CJK = /[⺀-鿿豈-﫿＀-｠]/

/** Joins the lines of a paragraph by spaces, but without a space between two Chinese characters. */
function joinLines(text: string): string {
  return text.replace(/(\S?)[ \t]*\n[ \t]*(\S?)/g, (_, before: string, after: string) =>
    CJK.test(before) && CJK.test(after) ? before + after : `${before} ${after}`,
  )
}

function written(source: MarkdownSource, node: PhrasingContent): string {
  const { start, end } = node.position ?? {}
  return source.text.slice(start?.offset, end?.offset)
}
