import type { PhrasingContent, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { elementContext, plainValue, UNSAFE } from './elements.ts'
import { markLast } from './footnotes.ts'
import { FORMULA } from './math-lines.ts'
import { nestElements } from './nest-elements.ts'
import type { Element } from './nodes.ts'
import { nodeSource, type Reading, reportProblem } from './problems.ts'

const MARKS: Record<string, 'strong' | 'emphasis' | 'delete'> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  cite: 'emphasis',
  dfn: 'emphasis',
  var: 'emphasis',
  s: 'delete',
  del: 'delete',
  strike: 'delete',
}
/** Marks that Markdown cannot express. */
const NAMED = new Set(['kbd', 'sup', 'sub'])
/** Components that are replaced by their text. */
const WORDED = new Set(['Button', 'Badge'])
const CODE = new Set(['code', 'tt', 'samp'])
const LETTERS: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: '\u00a0' }

/** Converts inline content for a text block: HTML tags become marks, and links are resolved. */
export function inline(reading: Reading, nodes: RootContent[]): PhrasingContent[] {
  const out: PhrasingContent[] = []
  const all = nestElements(reading, nodes)
  for (const [index, node] of all.entries()) {
    if (node.type === 'footnoteReference' && markLast(out, reading.footnotes.get(node.identifier)))
      continue
    const words = one(reading, node)
    // The content of a block-level tag is separated by a space.
    const apart =
      node.type === 'element' && elementContext(node.name) === 'block' && index + 1 < all.length
    out.push(...words)
    if (apart && words.length > 0) out.push({ type: 'text', value: ' ' })
  }
  return out
}

function one(reading: Reading, node: RootContent): PhrasingContent[] {
  switch (node.type) {
    case 'text':
      return [{ ...node, value: words(node.value) }]
    case 'inlineCode':
      return node.value.startsWith(FORMULA) ? formula(node.value) : code(node.value)
    case 'break':
      return [node]
    case 'strong':
    case 'emphasis':
    case 'delete':
    // A key cap (`kbd`).
    case 'textDirective':
      return [{ ...node, children: inline(reading, node.children) }]
    case 'link':
      // The link was already resolved by the node around it.
      return node.data?.settled
        ? [{ ...node, children: inline(reading, node.children) }]
        : link(reading, node.url, node.children, node)
    case 'linkReference': {
      const definition = reading.definitions.get(node.identifier)
      return definition
        ? link(reading, definition.url, node.children, node, definition.title)
        : [{ type: 'text', value: nodeSource(reading, node) }]
    }
    case 'imageReference': {
      const url = reading.definitions.get(node.identifier)?.url ?? ''
      return image(reading, node.alt ?? '', url, node)
    }
    case 'footnoteReference': {
      const words = reading.footnotes.get(node.identifier)
      return [
        { type: 'text', value: words === undefined ? nodeSource(reading, node) : ` (${words})` },
      ]
    }
    case 'image':
      return image(reading, node.alt ?? '', node.url, node)
    case 'html':
      if (node.value.startsWith('<!--')) return []
      reportProblem(
        reading,
        node,
        'changed',
        `${node.value} is kept as words: it is not well-formed.`,
      )
      return [{ type: 'text', value: node.value }]
    case 'element':
      return element(reading, node)
    default:
      if ('children' in node) return inline(reading, node.children)
      reportProblem(reading, node, 'changed', `a ${node.type} in a line is kept as words.`)
      return [{ type: 'text', value: nodeSource(reading, node) }]
  }
}

function element(reading: Reading, node: Element): PhrasingContent[] {
  const { name } = node
  const mark = MARKS[name]
  if (mark) return [{ type: mark, children: inline(reading, node.children) }]
  if (NAMED.has(name)) {
    const children = inline(reading, node.children)
    return children.length === 0 ? [] : [{ type: 'textDirective', name, attributes: {}, children }]
  }
  if (CODE.has(name)) return code(words(plainText(node)))
  if (name === 'br') return [{ type: 'break' }]
  if (name === 'a') {
    const anchor = plainValue(node.attributes['id'] ?? node.attributes['name'])
    if (/^[^\s{}]+$/.test(anchor)) reading.apart.push(anchor)
    return link(reading, plainValue(node.attributes['href']), node.children, node)
  }
  if (name === 'img') {
    return image(reading, node.attributes['alt'] ?? '', node.attributes['src'] ?? '', node)
  }
  if (UNSAFE.has(name)) {
    reportProblem(reading, node, 'lost', `<${name}> is left out: it runs or loads by itself.`)
    return []
  }
  if (name === 'Badge' && node.attributes['text'])
    return [{ type: 'text', value: plainValue(node.attributes['text']) }]
  if (/^[A-Z]/.test(name) && !(WORDED.has(name) && node.children.length > 0)) {
    reportProblem(reading, node, 'placeholder', `<${name}> is kept as its source.`)
    return code(nodeSource(reading, node))
  }
  return inline(reading, node.children)
}

function formula(value: string): PhrasingContent[] {
  const tex = value.slice(FORMULA.length)
  const children: PhrasingContent[] = [{ type: 'text', value: tex }]
  return [{ type: 'textDirective', name: 'math', attributes: {}, children }]
}

/** Returns inline code, with line ends as spaces. */
function code(value: string): PhrasingContent[] {
  return value === '' ? [] : [{ type: 'inlineCode', value: value.replaceAll('\n', ' ') }]
}

function link(
  reading: Reading,
  url: string,
  children: RootContent[],
  at: RootContent,
  title: string | null | undefined = titleOf(at),
): PhrasingContent[] {
  const text = inline(reading, children)
  // A link within a link, or without an address, becomes text.
  if (url === '') return text
  const address = reading.resolveLink(url)
  reading.links.push({ file: reading.file, line: at.position?.start.line ?? 1, url, address })
  if (address !== undefined) {
    return [
      {
        type: 'link',
        url: address,
        ...(title && { title }),
        children: text,
        data: { settled: true },
      },
    ]
  }
  reportProblem(reading, at, 'lost', `the link "${url}" leads to no page; its words are kept.`)
  return text
}

function titleOf(node: RootContent): string {
  if (node.type === 'link') return node.title ?? ''
  return node.type === 'element' ? plainValue(node.attributes['title']) : ''
}

function image(reading: Reading, alt: string, url: string, at: RootContent): PhrasingContent[] {
  reportProblem(reading, at, 'placeholder', `the image "${url}" is kept as its source.`)
  return [{ type: 'inlineCode', value: `![${alt}](${url})` }]
}

/** Removes MDX comments, and decodes HTML references that browsers also decode without ";". */
function words(text: string): string {
  return text
    .replace(/\{\/\*.*?\*\/\}/gs, '')
    .replace(/\{(["'`])(\s+)\1\}/g, '$2')
    .replace(/&(lt|gt|amp|quot|nbsp)(?![;\w=])/g, (whole, name: string) => LETTERS[name] ?? whole)
}
