import type { Element, ElementContent, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** Something that a page says, and of what. */
export interface ShownFact {
  /** Path of the parameter that it is about. */
  field?: string
  /** The words are of one row of a table. */
  row?: boolean
  /** What is said together. */
  words: string[]
}

/** What readers operate. */
const OPERATED = ['button', 'select', 'svg', 'script', 'template', 'input', 'label']
/** What stands apart from the words beside it. */
const APART =
  /^(address|article|aside|blockquote|body|dd|details|div|dl|dt|figcaption|figure|h[1-6]|hr|html|img|li|main|nav|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul)$/
/** Within words these say something of their own. */
const LABELS = ['b', 'small', 'span', 'time']

/** What may have labels inside. */
const NESTED = ['a', ...LABELS.filter((tag) => tag !== 'time')]

/** All that the HTML of a page's blocks says, in order. */
export const shownFacts = (html: string): ShownFact[] =>
  fromHtml(html, { fragment: true }).children.filter(isElement).flatMap(factsIn)

function factsIn(element: Element): ShownFact[] {
  if (isOperated(element)) return []
  const field = element.properties['dataField']
  if (typeof field === 'string')
    return [{ field, words: wordsIn(element, isFold) }, ...fieldsBelow(element)]
  if (element.tagName === 'tr') return [{ row: true, words: wordsIn(element) }]
  if (element.tagName === 'pre') return [{ words: [textOf(element)] }]
  return [{ words: ownWords(element) }, ...apartIn(element).flatMap(factsIn)]
}

/** The fields inside a field, behind its fold. */
const fieldsBelow = (element: Element): ShownFact[] =>
  element.children
    .filter(isElement)
    .flatMap((child) => ('dataField' in child.properties ? factsIn(child) : fieldsBelow(child)))

/** The words of an element and of all within, without those of what is left out. */
function wordsIn(element: Element, isLeft: (element: Element) => boolean = () => false): string[] {
  if (isOperated(element)) return []
  const inner = apartIn(element).filter((child) => !isLeft(child))
  return [...ownWords(element), ...inner.flatMap((child) => wordsIn(child, isLeft))]
}

const apartIn = ({ children }: Element): Element[] => children.filter(isElement).filter(isApart)

/** The words of an element itself, each thing in them apart: a sentence, or what has its own look. */
function ownWords({ children, tagName }: Element): string[] {
  const words: string[] = []
  let before: ElementContent | undefined
  for (const child of children) {
    // How many fields a heading has below it, which anybody can count.
    const isCount = isElement(child) && child.tagName === 'small' && /^h\d$/.test(tagName)
    const isOther = (isElement(child) && isApart(child)) || isCount
    if (!isOther) {
      const own =
        isElement(child) && NESTED.includes(child.tagName) ? ownWords(child) : [textOf(child)]
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

/** Whether two neighbours are of one sentence: one is its text, and the other marks a part of it. */
const goesOn = (one: ElementContent | undefined, other: ElementContent): boolean =>
  [one, other].some((node) => node?.type === 'text') &&
  [one, other].every((node) => node && !(isElement(node) && LABELS.includes(node.tagName)))

/** What folds fields says how many there are. */
const isFold = ({ tagName }: Element): boolean => tagName === 'details'
const isElement = (node: RootContent | ElementContent): node is Element => node.type === 'element'
const isApart = ({ tagName }: Element): boolean => APART.test(tagName)
const isOperated = ({ tagName, properties }: Element): boolean =>
  OPERATED.includes(tagName) ||
  // The same in other words, for those who do not see it.
  [properties['className']].flat().includes('hidden') ||
  // The sign beside a heading that leads to itself.
  (tagName === 'a' && 'ariaLabel' in properties && String(properties['href']).startsWith('#'))

function textOf(node: Root | RootContent | ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && node.tagName === 'time') return String(node.properties['dateTime'])
  if (!('children' in node) || (node.type === 'element' && isOperated(node))) return ''
  return node.children.map(textOf).join('')
}
