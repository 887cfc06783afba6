import type { Element } from 'hast'
import { attributeOf, classesOf, isElement, styleOf, wordsOf } from './hast.ts'

/** Elements whose content is not visible text. */
const UNSEEN =
  /^(?:head|title|meta|link|base|script|style|template|noscript|svg|button|select|textarea|o:p|xml)$/

/** Helpers for the mouse beside code lines and headings. */
const BESIDE =
  /(?:^|\s|-)(?:hash-link|anchor-link|headerlink|header-anchor|heading-anchor|line-?numbers?(?:-rows)?|lineno|linenos|hljs-ln-numbers|gutter|copy-button|copybtn|callout-icon|example-header|mw-editsection|MsoCommentReference|sr-only|visually-hidden)(?:\s|$)/i

export function isUnseen(node: Element): boolean {
  const { tagName, properties } = node
  return (
    UNSEEN.test(tagName) ||
    properties['hidden'] !== undefined ||
    styleOf(node, 'display') === 'none' ||
    styleOf(node, 'mso-hide') === 'all' ||
    styleOf(node, 'mso-element') === 'comment-list' ||
    (tagName === 'sup' && /(?:^|\s)reference(?:\s|$)/.test(classesOf(node))) ||
    BESIDE.test(classesOf(node)) ||
    (attributeOf(node, 'ariaHidden') === 'true' && !isElement(node, 'img')) ||
    isPermalink(node)
  )
}

/** Whether an element is the "#" or "¶" link of a heading to itself. */
const isPermalink = (node: Element): boolean =>
  node.tagName === 'a' &&
  attributeOf(node, 'href').includes('#') &&
  /^[\s#¶§🔗\u200b]*$/u.test(wordsOf(node)) &&
  !node.children.some((child) => isElement(child, 'img'))
