import type { Blockquote, Heading, PhrasingContent, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { writtenAnchors } from '../../../blocks/heading/markdown.ts'
import { alertOf } from './alert.ts'
import { headingAnchor, withPlainAnchor } from './anchors.ts'
import { fence } from './code.ts'
import { admonition, alert, groupedTabs } from './containers.ts'
import { elementBlocks, isComponent } from './element-blocks.ts'
import { elementContext } from './elements.ts'
import { extractImages, holdsImage } from './images.ts'
import { inline } from './inline.ts'
import { listBlocks } from './lists.ts'
import { nestElements } from './nest-elements.ts'
import { parameters } from './parameters.ts'
import { placeholder } from './placeholder.ts'
import { nodeSource, type Reading, reportPlainText, reportProblem } from './problems.ts'
import { splitAtBlockTags } from './split-at-block-tags.ts'
import { pipeTable } from './tables.ts'

const PROGRAM =
  /^(?:import\s+(?:[\w*{}\s,$]+\s+from\s+)?["'][^"'\n]+["']|export\s+(?:default|const|let|var|function|class)\s)/
/** Imports of Docusaurus pages for components that this reader supports itself. */
const BUILT_IN = /["'](?:@theme\/(?:Tabs|TabItem|Admonition)|[^"']+\.css)["']/

/** Converts Docusaurus block content to our Markdown dialect. */
export function flow(reading: Reading, nodes: RootContent[]): RootContent[] {
  return groupedTabs(nestElements(reading, splitAtBlockTags(nodes))).flatMap((node) => {
    const made = block(reading, node)
    // Anchors before a heading were already taken by that heading.
    if (made.length > 0) reading.lostAnchors.push(...reading.apart.splice(0))
    return made.map((one) => ({ ...one, position: one.position ?? node.position }))
  })
}

function block(reading: Reading, node: RootContent): RootContent[] {
  switch (node.type) {
    case 'yaml':
      return []
    case 'thematicBreak':
      if (!reading.inside) return [node]
      reportProblem(reading, node, 'changed', 'a line across within a block is left out.')
      return []
    case 'paragraph':
      return paragraph(reading, node.children, node)
    case 'heading':
      return [heading(reading, node)]
    case 'code':
      return fence(reading, node)
    case 'list':
      return listBlocks(reading, node, flow)
    case 'blockquote':
      return alert(reading, node, alertOf(node), flow) ?? quote(reading, node)
    case 'table':
      return [
        parameters(
          reading,
          pipeTable(reading, node, flow),
          node.children.map((row) => row.children),
        ),
      ]
    case 'containerDirective':
      return admonition(reading, node, flow) ?? unknownContainer(reading, node)
    case 'element':
      if (elementContext(node.name) === 'inline' && holdsImage(node)) {
        return paragraph(reading, [node], node)
      }
      return elementBlocks(reading, node, flow)
    case 'html':
      if (node.value.startsWith('<!--')) return []
      return paragraph(reading, [{ type: 'text', value: node.value }], node)
    case 'definition':
      return []
    case 'footnoteDefinition': {
      // The content of a footnote is at its references.
      if (reading.footnotes.has(node.identifier)) return []
      const label: PhrasingContent = { type: 'text', value: `[^${node.label ?? node.identifier}] ` }
      const [first, ...rest] = flow(reading, node.children)
      return first?.type === 'paragraph'
        ? [{ ...first, children: [label, ...first.children] }, ...rest]
        : [{ type: 'paragraph', children: [label] }, ...(first ? [first] : []), ...rest]
    }
    case 'text':
    case 'inlineCode':
    case 'strong':
    case 'emphasis':
    case 'delete':
    case 'link':
    case 'image':
    case 'imageReference':
    case 'break':
      return paragraph(reading, [node], node)
    default:
      return placeholder(reading, node, node.type, `a ${node.type}`)
  }
}

function paragraph(reading: Reading, children: RootContent[], at: RootContent): RootContent[] {
  const source = nodeSource(reading, at)
  if (at.position?.start.column === 1 && PROGRAM.test(source)) return program(reading, at, source)
  const nested = nestElements(reading, children)
  const [only, more] = nested.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  if (only?.type === 'element' && !more && isComponent(only.name)) {
    return elementBlocks(reading, only, flow)
  }
  const { images, rest } = extractImages(reading, nested)
  const words = inline(reading, rest)
  for (const [index, node] of words.entries()) {
    if (node.type !== 'text') continue
    const [before, after] = [words[index - 1], words[index + 1]]
    // Leading em spaces are an indentation, and are kept.
    if (!before) node.value = node.value.replace(/^[^\S\u2002\u2003]+/, '')
    if (before?.type === 'break') node.value = node.value.trimStart()
    if (!after || after.type === 'break') node.value = node.value.trimEnd()
  }
  const shown = words.filter((node) => node.type !== 'text' || node.value !== '')
  // A paragraph of breaks and empty marks is only vertical space, which the site's styles provide.
  if (shown.every((node) => plainText(node) === '')) return images
  const position = at.position && { position: at.position }
  return [{ type: 'paragraph', children: shown, ...position }, ...images]
}

/** Drops imports and exports of MDX, which readers do not see; components that they define are reported where used. */
function program(reading: Reading, at: RootContent, source: string): RootContent[] {
  const missing = source
    .split('\n')
    .filter((line) => !BUILT_IN.test(line))
    .join('\n')
  if (missing.trim() === '') return []
  const message = `"${missing.split('\n')[0]}" is left out: nothing is run here.`
  reportProblem(reading, at, 'changed', message)
  reading.structural.add(at)
  return []
}

function heading(reading: Reading, node: Heading): RootContent {
  const children = inline(reading, withPlainAnchor(node.children))
  reportPlainText(reading, node, children, 'a heading')
  if (reading.inside === 'line') {
    reportProblem(reading, node, 'changed', 'a heading in a cell of a table is kept as bold text.')
    return { type: 'paragraph', children: [{ type: 'strong', children }] }
  }
  const depth = node.depth === 1 ? 2 : node.depth === 6 ? 5 : node.depth
  if (depth !== node.depth) {
    reportProblem(
      reading,
      node,
      'changed',
      `a heading of level ${node.depth} is one of level ${depth}.`,
    )
  }
  const shown: Heading = { ...node, depth, children }
  const anchor = headingAnchor(reading, shown)
  const former = reading.apart
    .splice(0)
    .filter((one) => one !== anchor && !reading.anchors.has(one))
  const value = ` ${writtenAnchors(anchor, [...new Set(former)])}`
  return { ...shown, children: [...shown.children, { type: 'text', value }] }
}

/** Converts a quote's paragraphs; its other content follows the quote. */
function quote(reading: Reading, node: Blockquote): RootContent[] {
  return flow(reading, node.children).map((child): RootContent => {
    if (child.type === 'paragraph') return { ...node, children: [child] }
    if (child.type !== 'blockquote') {
      reportProblem(reading, child, 'changed', `a ${child.type} in a quote stands by itself.`)
    }
    return child
  })
}

type Directive = Extract<RootContent, { type: 'containerDirective' }>

/** Converts an unknown `:::name`: the opening line becomes text, and its content is kept. */
function unknownContainer(reading: Reading, node: Directive): RootContent[] {
  reportProblem(reading, node, 'changed', `":::${node.name}" is no admonition; its lines are kept.`)
  const [opening = ''] = nodeSource(reading, node).split('\n')
  return [
    { type: 'paragraph', children: [{ type: 'text', value: opening }] },
    ...flow(reading, node.children),
  ]
}
