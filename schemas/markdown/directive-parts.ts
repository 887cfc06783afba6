import type { Paragraph, RootContent } from 'mdast'
import type { Block } from '../../blocks/lists/model.ts'
import { innerTypes } from '../../blocks/registry.ts'
import { inlineContent } from './inline.ts'
import { type MarkdownSource, markdownError } from './source.ts'
import type { ToBlocks } from './to-blocks.ts'

// remark-directive adds its nodes to mdast's types.
export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>
export type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>

/** Returns the blocks within a directive; throws for a block that may not stand in another. */
export function bodyOf(
  source: MarkdownSource,
  node: ContainerDirective,
  position: string,
  toBlocks: ToBlocks,
): Block[] {
  const content = node.children.filter((child) => !isLabel(child))
  const body = toBlocks(source, content, `${position}/`)
  const wrong = body.find((block) => !innerTypes.includes(block._type))
  if (wrong) {
    throw markdownError(
      source,
      node,
      `:::${node.name} holds a ${wrong._type}; it may hold ${innerTypes.join(', ')}. Put it after the directive.`,
    )
  }
  return body
}

/** Returns a directive's title on one line. */
export function label(source: MarkdownSource, node: ContainerDirective): string | undefined {
  const paragraph = node.children.find(isLabel)
  return (
    paragraph &&
    plainText(source, paragraph.children)
      .replaceAll(/(?<!\s)\s*\n\s*/g, ' ')
      .trim()
  )
}

function isLabel(node: ContainerDirective['children'][number]): node is Paragraph {
  return node.type === 'paragraph' && node.data?.directiveLabel === true
}

export function plainText(source: MarkdownSource, nodes: Paragraph['children']): string {
  return inlineContent(source, nodes, '')
    .children.map((span) => span.text)
    .join('')
}
