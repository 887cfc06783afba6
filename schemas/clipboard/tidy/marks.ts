import type { Element } from 'hast'
import { attributeOf, classesOf, styleOf } from './hast.ts'

const MONOSPACE = /mono|courier|consolas|menlo|fira code|source code/

/** Names of the elements that say what a style says: Word, Google Docs and mail have styles alone. */
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

/** A wrapper that says the opposite of its name: Google Docs puts all that is copied in `<b>`. */
export const isEmptyWrapper = (node: Element): boolean =>
  (/^(?:b|strong)$/.test(node.tagName) && /^(?:normal|400)$/.test(styleOf(node, 'font-weight'))) ||
  (/^(?:i|em)$/.test(node.tagName) && styleOf(node, 'font-style') === 'normal')

/** What Word calls a heading or a quote only in the name of a style. */
export function nameOfStyle(node: Element): string | undefined {
  if (node.tagName !== 'p') return undefined
  const style = /\bMso(\w+)/.exec(classesOf(node))?.[1] ?? ''
  if (style === 'Title') return 'h1'
  if (/^(?:Intense)?Quote/.test(style)) return 'blockquote'
  const level = /^Heading([1-6])/.exec(style)?.[1]
  return level && `h${level}`
}
