import type { Element, ElementContent, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** A statement of a page, with its subject. */
export interface ShownFact {
  /** Path of the parameter that the statement is about. */
  field?: string
  /** Whether the words are in one row of a table. */
  row?: boolean
  /** Texts that belong together. */
  words: string[]
}

/** Controls, whose text is no content. */
const OPERATED = ['button', 'select', 'svg', 'script', 'template', 'input', 'label']
/** Elements whose text is separate from the text around them. */
const APART =
  /^(address|article|aside|blockquote|body|dd|details|div|dl|dt|figcaption|figure|h[1-6]|hr|html|img|li|main|nav|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul)$/
/** Elements whose text inside a sentence is a statement of its own. */
const LABELS = ['b', 'small', 'span', 'time']

/** Elements that may contain labels. */
const NESTED = ['a', ...LABELS.filter((tag) => tag !== 'time')]

/** All statements in the HTML of a page's blocks, in order. */
export const shownFacts = (html: string): ShownFact[] =>
  fromHtml(html, { fragment: true }).children.filter(isElement).flatMap(factsIn)

function factsIn(element: Element): ShownFact[] {
  if (isOperated(element)) return []
  const field = element.properties['dataField']
  if (typeof field === 'string')
    return [{ field, words: wordsIn(element, isFold) }, ...fieldsBelow(element)]
  if (element.tagName === 'tr') return [{ row: true, words: wordsIn(element) }]
  if (element.tagName === 'pre') return [{ words: [textOf(element)] }]
  return [{ words: directTexts(element) }, ...apartIn(element).flatMap(factsIn)]
}

/** The fields nested in a field, in its `details` element. */
const fieldsBelow = (element: Element): ShownFact[] =>
  element.children
    .filter(isElement)
    .flatMap((child) => ('dataField' in child.properties ? factsIn(child) : fieldsBelow(child)))

/** The texts of an element and its descendants, without excluded elements. */
function wordsIn(element: Element, isLeft: (element: Element) => boolean = () => false): string[] {
  if (isOperated(element)) return []
  const inner = apartIn(element).filter((child) => !isLeft(child))
  return [...directTexts(element), ...inner.flatMap((child) => wordsIn(child, isLeft))]
}

const apartIn = ({ children }: Element): Element[] => children.filter(isElement).filter(isApart)

/** The texts of the element itself, separated into sentences and labels. */
function directTexts({ children, tagName }: Element): string[] {
  const words: string[] = []
  let before: ElementContent | undefined
  for (const child of children) {
    // The number of fields below a heading is no fact: it can be counted.
    const isCount = isElement(child) && child.tagName === 'small' && /^h\d$/.test(tagName)
    const isOther = (isElement(child) && isApart(child)) || isCount
    if (!isOther) {
      const own =
        isElement(child) && NESTED.includes(child.tagName) ? directTexts(child) : [textOf(child)]
      if (goesOn(before, child)) own.unshift(`${words.pop() ?? ''}${own.shift() ?? ''}`)
      words.push(...own)
    }
    before = isOther ? undefined : child
  }
  return words
    .flatMap((each) => each.split(' · '))
    .map((each) => each.trim())
    .filter((each) => /[\p{L}\p{N}]/u.test(each))
}

/** Whether two neighbours belong to one sentence: one is text, and the other marks a part of it. */
const goesOn = (one: ElementContent | undefined, other: ElementContent): boolean =>
  [one, other].some((node) => node?.type === 'text') &&
  [one, other].every((node) => node && !(isElement(node) && LABELS.includes(node.tagName)))

/** A `details` element, which states the number of its fields. */
const isFold = ({ tagName }: Element): boolean => tagName === 'details'
const isElement = (node: RootContent | ElementContent): node is Element => node.type === 'element'
const isApart = ({ tagName }: Element): boolean => APART.test(tagName)
const isOperated = ({ tagName, properties }: Element): boolean =>
  OPERATED.includes(tagName) ||
  // A repetition for screen readers.
  [properties['className']].flat().includes('hidden') ||
  // The link beside a heading that leads to itself.
  (tagName === 'a' && 'ariaLabel' in properties && String(properties['href']).startsWith('#'))

function textOf(node: Root | RootContent | ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && node.tagName === 'time') return String(node.properties['dateTime'])
  if (!('children' in node) || (node.type === 'element' && isOperated(node))) return ''
  return node.children.map(textOf).join('')
}
