import type { Element, ElementContent, RootContent as Hast } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { PhrasingContent, RootContent } from 'mdast'
import { codeOf, codeOfTable, isCodeBox, keepsLines, languageOf } from './tidy/code.ts'
import { attributeOf, element, isElement, wordsOf } from './tidy/hast.ts'
import { levelledLists } from './tidy/levelled-lists.ts'
import { boxedItem, listOfRoles } from './tidy/list-items.ts'
import { isEmptyWrapper, marksOfStyle, nameOfStyle } from './tidy/marks.ts'
import { noteOf } from './tidy/note.ts'
import { withHeaderRow } from './tidy/table-head.ts'
import { isUnseen } from './tidy/unseen.ts'
import { wordLists } from './tidy/word-lists.ts'

/** Tags of block-level elements. */
const BLOCK =
  /^(?:p|h[1-6]|ul|ol|li|table|caption|thead|tbody|tfoot|tr|td|th|blockquote|hr|details|summary|pre|div|section|article|main|header|footer|nav|aside|figure|figcaption|dl|dt|dd|address|center|body|html|form|fieldset|iframe|video|audio|object|embed)$/

/** Block-level tags that are kept; other tags are replaced by their content. */
const KEPT_BLOCKS =
  /^(?:h[1-6]|ul|ol|li|table|caption|thead|tbody|tfoot|tr|td|th|blockquote|details|summary|iframe|video|object|embed)$/
const KEPT_WORDS = /^(?:a|b|strong|i|em|cite|dfn|var|s|del|strike|kbd|sup|sub)$/

/** Parses a clipboard's HTML into nodes for the Docusaurus reader. */
export function htmlNodes(html: string): RootContent[] {
  const { children } = fromHtml(html, { fragment: true })
  return blocks(lists(withoutWrappers(children)), [])
}

/** Restores lists that editors write in another form. */
const lists = (children: Hast[]): Hast[] => levelledLists(wordLists(children))

/** Removes `body`, and an editor's single wrapper of all copied content, which hide Word's lists. */
function withoutWrappers(children: Hast[]): Hast[] {
  const seen = children.filter((child) => !isElement(child) || !isUnseen(child))
  const elements = seen.filter((child) => isElement(child))
  const [only] = elements
  const isAlone = elements.length === 1 && seen.every((one) => one === only || isBlank(one))
  return only &&
    isAlone &&
    /^(?:html|body|div|b|span|article|section|main)$/.test(only.tagName) &&
    !keepsLines(only) &&
    !noteOf(only)
    ? withoutWrappers(only.children)
    : seen
}

const isBlank = (node: Hast): boolean => node.type !== 'text' || node.value.trim() === ''

/** Returns children as blocks: inline content between blocks becomes paragraphs. */
function blocks(children: readonly Hast[], around: readonly Element[]): RootContent[] {
  const out: RootContent[] = []
  let run: PhrasingContent[] = []
  const flush = () => {
    const children = trimmed(run)
    if (children.length > 0) out.push({ type: 'paragraph', children })
    run = []
  }
  for (const child of children) {
    if (isElement(child) && isUnseen(child)) continue
    if (isElement(child) && holdsBlock(child)) {
      flush()
      out.push(...block(child, around))
    } else run.push(...words(child))
  }
  flush()
  return out
}

/** Trims breaks and blanks at both ends, and doubled spaces between texts; empty for invisible content. */
function trimmed(run: PhrasingContent[]): PhrasingContent[] {
  const isBlankText = (node: PhrasingContent | undefined) =>
    node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '')
  const out: PhrasingContent[] = []
  for (const node of run) {
    const last = out.at(-1)
    if (node.type === 'text' && last?.type === 'text') {
      const value = /\s$/.test(last.value) ? node.value.trimStart() : node.value
      out[out.length - 1] = { ...last, value: last.value + value }
    } else out.push(node)
  }
  const start = out.findIndex((node) => !isBlankText(node))
  const end = out.findLastIndex((node) => !isBlankText(node))
  return start < 0 ? [] : out.slice(start, end + 1)
}

const holdsBlock = (node: Element): boolean =>
  BLOCK.test(node.tagName) ||
  isCodeBlock(node) ||
  node.children.some((child) => isElement(child) && !isUnseen(child) && holdsBlock(child))

const isCodeBlock = (node: Element): boolean =>
  node.tagName === 'pre' || isCodeBox(node) || (keepsLines(node) && codeOf(node).includes('\n'))

function block(node: Element, around: readonly Element[]): RootContent[] {
  const within = [...around, node]
  const inner = (children: readonly Hast[] = node.children) => blocks(children, within)
  const code = isCodeBlock(node) ? node : codeOfTable(node)
  if (code) return [{ type: 'code', lang: languageOf(code, around), value: codeOf(code) }]
  const note = noteOf(node)
  if (note) {
    const attributes = { type: note.kind, ...(note.title && { title: note.title }) }
    return [{ type: 'element', name: 'Admonition', attributes, children: inner(note.children) }]
  }
  const roles = listOfRoles(node)
  if (roles) return block(roles, around)
  const name = nameOfStyle(node) ?? node.tagName
  if (name === 'hr') return [{ type: 'thematicBreak' }]
  if (name === 'dt') return inner([element('strong', node.children)])
  if (name === 'table')
    return [kept('table', withHeaderRow(node), blocks(withHeaderRow(node).children, within))]
  if (/^h[1-6]$/.test(name)) {
    // Bold type within a heading has no meaning, because all of the heading is bold.
    const children: PhrasingContent[] = withoutOwnLinks(node).flatMap((child) =>
      words(child, ['strong']),
    )
    return [kept(name, node, [{ type: 'paragraph', children }])]
  }
  if (name === 'th') {
    const plain = blocks(node.children, within)
    for (const one of plain)
      if (one.type === 'paragraph') one.children = withoutStrong(one.children)
    return [kept(name, node, plain)]
  }
  if (name === 'li') return [kept(name, node, inner(lists(boxedItem(node).children)))]
  if (KEPT_BLOCKS.test(name)) return [kept(name, node, inner(lists(node.children)))]
  if (KEPT_WORDS.test(name) && !isEmptyWrapper(node)) return [kept(name, node, inner())]
  return inner(lists(node.children))
}

/** Returns a heading's content without the link to itself that some sites put around it. */
const withoutOwnLinks = (heading: Element): ElementContent[] =>
  heading.children.flatMap((child) =>
    isElement(child, 'a') && !isUnseen(child) && attributeOf(child, 'href').startsWith('#')
      ? child.children
      : [child],
  )

function kept(name: string, node: Element, children: RootContent[]): RootContent {
  const attributes: Record<string, string> = {}
  for (const key of ['href', 'align', 'colSpan', 'rowSpan', 'start'])
    if (node.properties[key] !== undefined) attributes[key.toLowerCase()] = attributeOf(node, key)
  const id = attributeOf(node, 'id').replace(/^user-content-/, '')
  if (/^h[1-6]$/.test(name) && /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/.test(id)) attributes['id'] = id
  return { type: 'element', name, attributes, children }
}

/** Returns an inline node's content, without marks in `said`, which an outer element has set. */
function words(node: Hast, said: readonly string[] = []): PhrasingContent[] {
  if (node.type === 'text') {
    // Keeps line breaks: between Chinese characters a line break is no space.
    const value = node.value
      .replace(/[\u200b\ufeff]/g, '')
      .replace(/[\s\u00a0]+/g, (space) => (space.includes('\n') ? '\n' : ' '))
    return value === '' ? [] : [{ type: 'text', value }]
  }
  if (!isElement(node) || isUnseen(node)) return []
  const { tagName } = node
  if (tagName === 'br') return [{ type: 'break' }]
  if (tagName === 'img') {
    return [{ type: 'image', url: attributeOf(node, 'src'), alt: attributeOf(node, 'alt') }]
  }
  if (tagName === 'input') {
    const isBox = attributeOf(node, 'type') === 'checkbox'
    const value = node.properties['checked'] ? '☑ ' : '☐ '
    return isBox ? [{ type: 'text', value }] : []
  }
  const own = isEmptyWrapper(node)
    ? []
    : /^(?:code|tt|samp)$/.test(tagName)
      ? ['code']
      : KEPT_WORDS.test(tagName)
        ? [tagName === 'b' ? 'strong' : tagName]
        : marksOfStyle(node)
  const marks = own.filter((mark) => !said.includes(mark))
  if (marks.includes('code')) {
    const value = wordsOf(node).replace(/[\s\u00a0]+/g, ' ')
    return value.trim() === '' ? [{ type: 'text', value: ' ' }] : [{ type: 'inlineCode', value }]
  }
  const inner = node.children.flatMap((child: ElementContent) => words(child, [...said, ...marks]))
  return marks.reduceRight<PhrasingContent[]>(
    (children, mark) => marked(mark, node, children),
    inner,
  )
}

function marked(mark: string, node: Element, children: PhrasingContent[]): PhrasingContent[] {
  if (mark === 'a') {
    const url = withoutRedirect(attributeOf(node, 'href'))
    return url === '' ? children : [{ type: 'link', url, children }]
  }
  if (/^(?:kbd|sup|sub)$/.test(mark))
    return [{ type: 'textDirective', name: mark, attributes: {}, children }]
  if (/^(?:s|del|strike)$/.test(mark)) return [{ type: 'delete', children }]
  return [{ type: mark === 'strong' ? 'strong' : 'emphasis', children }]
}

/** Removes bold type from a header cell, which is bold anyway. */
const withoutStrong = (children: PhrasingContent[]): PhrasingContent[] =>
  children.flatMap((child) => (child.type === 'strong' ? child.children : [child]))

/** Google Docs wraps each address in a redirect of google.com. */
function withoutRedirect(url: string): string {
  if (!url.startsWith('https://www.google.com/url?') || !URL.canParse(url)) return url
  return new URL(url).searchParams.get('q') ?? url
}
