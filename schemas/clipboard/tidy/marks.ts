import type { Element } from 'hast'
import { attributeOf, classesOf, styleOf } from './hast.ts'

const MONOSPACE = /mono|courier|consolas|menlo|fira code|source code/

/** Returns the tag names for an element's inline style: Word, Google Docs and mail programs use styles only. */
export function marksOfStyle(node: Element): string[] {
  if (!/^(?:span|font|u)$/.test(node.tagName)) return []
  const marks: string[] = []
  const weight = styleOf(node, 'font-weight')
  if (/^(?:bold|bolder|[6-9]\d\d)$/.test(weight)) marks.push('strong')
  if (/^(?:italic|oblique)/.test(styleOf(node, 'font-style'))) marks.push('em')
  if (/line-through/.test(styleOf(node, 'text-decoration') + styleOf(node, 'text-decoration-line')))
    marks.push('del')
  const font = styleOf(node, 'font-family') || attributeOf(node, 'face').toLowerCase()
  if (MONOSPACE.test(font)) return ['code']
  return marks
}

/** Whether a wrapper's style contradicts its tag: Google Docs puts all copied content in a `<b>` of normal weight. */
export const isEmptyWrapper = (node: Element): boolean =>
  (/^(?:b|strong)$/.test(node.tagName) && /^(?:normal|400)$/.test(styleOf(node, 'font-weight'))) ||
  (/^(?:i|em)$/.test(node.tagName) && styleOf(node, 'font-style') === 'normal')

/** Returns the tag of a heading or quote that Word marks only by the name of its style. */
export function nameOfStyle(node: Element): string | undefined {
  if (node.tagName !== 'p') return undefined
  const style = /\bMso(\w+)/.exec(classesOf(node))?.[1] ?? ''
  if (style === 'Title') return 'h1'
  if (/^(?:Intense)?Quote/.test(style)) return 'blockquote'
  const level = /^Heading([1-6])/.exec(style)?.[1]
  return level && `h${level}`
}
