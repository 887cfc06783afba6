import type { Element, ElementContent } from 'hast'
import { ADMONITION_KINDS } from '../../../blocks/admonition/model.ts'
import { attributeOf, classesOf, isElement, wordsOf } from './hast.ts'
import { isUnseen } from './unseen.ts'

const BOX = /(?:^|[\s_-])(?:admonition|alert|callout|hint|panel|notice|notecard)(?:[\s_-]|$)/i
const OTHER: Record<string, string> = {
  success: 'tip',
  hint: 'tip',
  important: 'info',
  primary: 'info',
  secondary: 'note',
  warn: 'warning',
  error: 'danger',
  attention: 'caution',
}
const KIND = new RegExp(
  `(?:^|[\\s_-])(${[...ADMONITION_KINDS, ...Object.keys(OTHER)].join('|')})(?![a-z])`,
  'gi',
)

/** Returns kind, title and content of a callout box, as documentation sites and Notion mark it. */
export function noteOf(
  node: Element,
): { kind: string; title: string; children: ElementContent[] } | undefined {
  const classes = classesOf(node)
  const said = attributeOf(node, 'dataPanelType') || attributeOf(node, 'dataCalloutType')
  const isBox = attributeOf(node, 'role') === 'note' || said !== '' || BOX.test(classes)
  if (!(node.tagName === 'aside' || (isBox && /^(?:div|section|blockquote)$/.test(node.tagName))))
    return undefined
  const named = [...`${said} ${classes}`.matchAll(KIND)].map(([, kind = '']) => kind.toLowerCase())
  // A panel without a kind is a generic frame.
  if (named.length === 0 && /panel/.test(classes)) return undefined
  const found = named.find((kind) => kind !== 'hint') ?? named[0] ?? 'note'
  const kind = OTHER[found] ?? found
  const first = node.children.find((child) => isElement(child))
  const isHead = first && (HEAD.test(classesOf(first)) || isKindAlone(wordsOf(first)))
  if (!isHead) return { kind, title: '', children: node.children }
  const words = seenWords(first).trim()
  const bold = first.children.find((child) => isElement(child, /^(?:b|strong)$/))
  const title = bold && words !== wordsOf(bold).trim() ? wordsOf(bold).trim() : words
  return {
    kind,
    title: isKindAlone(title) ? '' : title,
    children: node.children.filter((child) => child !== first),
  }
}

/** Returns an element's text without the icon of its kind. */
const seenWords = (node: ElementContent): string =>
  isElement(node) && !isUnseen(node)
    ? node.children.map(seenWords).join('')
    : isElement(node)
      ? ''
      : wordsOf(node)

const HEAD = /(?:admonition|alert|callout)-?_?_?(?:heading|title)|(?:^|[\s_-])title(?:[\s_-]|$)/i
const isKindAlone = (words: string): boolean =>
  [...ADMONITION_KINDS, ...Object.keys(OTHER)].includes(words.trim().toLowerCase())
