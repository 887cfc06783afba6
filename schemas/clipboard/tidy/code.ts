import type { Element, RootContent } from 'hast'
import { attributeOf, classesOf, isElement, styleOf, wordsOf } from './hast.ts'
import { marksOfStyle } from './marks.ts'
import { isUnseen } from './unseen.ts'

const LANGUAGE =
  /(?:^|\s)(?:language|lang|highlight-source|highlight-text|highlight(?=-\w+ notranslate)|sourceCode|brush:|hljs(?!\s+lang))[-:\s]+([a-z0-9#+]+)/i

/** Returns the language named by an element, its ancestors or its only `code` element; `text` if none is named. */
export function languageOf(node: Element, around: readonly Element[]): string {
  const inner = within(node, 'code')
  for (const one of [inner, node, ...[...around].reverse().slice(0, 4)]) {
    if (!isElement(one)) continue
    const named =
      attributeOf(one, 'dataLang') ||
      attributeOf(one, 'dataLanguage') ||
      (one.tagName === 'pre' ? attributeOf(one, 'lang') : '')
    const found = named || LANGUAGE.exec(classesOf(one))?.[1]
    if (found) return found.toLowerCase()
  }
  return 'text'
}

/** Returns the text of a code element with line breaks for `br` and for elements that form lines. */
export function codeOf(node: Element): string {
  let code = ''
  const line = () => {
    if (code !== '' && !code.endsWith('\n')) code += '\n'
  }
  const walk = (child: RootContent) => {
    if (child.type === 'text') code += child.value
    if (!isElement(child) || isUnseen(child)) return
    if (child.tagName === 'br') code += '\n'
    const isLine = /^(?:div|p|li|tr|pre)$/.test(child.tagName) || isBlockLine(child)
    if (isLine) line()
    child.children.forEach(walk)
    if (isLine) line()
  }
  // Other content of the box, such as the language and buttons, belongs to the page.
  const shown = keepsLines(node) ? node : (within(node, 'code') ?? node)
  shown.children.forEach(walk)
  return code.replaceAll('\u00a0', ' ').replace(/^\n+|(?<!\s)\s+$/g, '')
}

const isBlockLine = (node: Element): boolean =>
  node.tagName === 'span' && styleOf(node, 'display') === 'block'

/** Whether an element other than `<pre>` keeps line breaks of code, as in content copied from an editor. */
export const keepsLines = (node: Element): boolean =>
  /^(?:div|code|span)$/.test(node.tagName) &&
  /^pre/.test(styleOf(node, 'white-space')) &&
  /mono|courier|consolas|menlo/.test(styleOf(node, 'font-family'))

const CODE_BOX = /(?:^|\s)code-?block(?:\s|$)/i

/** Whether an element is a code box by its name and contains no `<pre>`, as in Jira and Teams. */
export const isCodeBox = (node: Element): boolean =>
  node.tagName === 'codeblock' ||
  (CODE_BOX.test(classesOf(node)) && !all(node, 'pre')[0] && within(node, 'code') !== undefined)

/** Returns the code of a one-row table: beside a cell of line numbers, or in a single cell as Google Docs writes it. */
export function codeOfTable(node: Element): Element | undefined {
  if (node.tagName !== 'table' || all(node, 'tr').length !== 1) return undefined
  const [cell, more] = all(node, 'td')
  return all(node, 'pre')[0] ?? (cell && !more && isMonospaced(cell) ? cell : undefined)
}

/** Whether all text of a cell is in a monospaced font, and there is some. */
const isMonospaced = (cell: Element): boolean =>
  wordsOf(cell).trim() !== '' && cell.children.every(isBlankOrMonospaced)

const isBlankOrMonospaced = (node: RootContent): boolean =>
  node.type === 'text'
    ? node.value.trim() === ''
    : !isElement(node) ||
      marksOfStyle(node).includes('code') ||
      node.children.every(isBlankOrMonospaced)

function all(node: Element, name: string): Element[] {
  return node.children.flatMap((child) =>
    isElement(child) && !isUnseen(child)
      ? child.tagName === name
        ? [child]
        : all(child, name)
      : [],
  )
}

/** Returns the only descendant with this tag name; undefined if there are several, such as one per line. */
function within(node: Element, name: string): Element | undefined {
  const [only, more] = all(node, name)
  return more ? undefined : only
}
