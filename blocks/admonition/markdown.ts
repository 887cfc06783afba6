import type { ContainerDirective as Written } from 'mdast-util-directive'
import { bodyOf, type ContainerDirective, label } from '../../schemas/markdown/directive-parts.ts'
import { blockKey, type MarkdownSource, markdownError } from '../../schemas/markdown/source.ts'
import type { ToBlocks } from '../../schemas/markdown/to-blocks.ts'
import { container, labelled } from '../../schemas/markdown/write/directive.ts'
import type { MarkdownWriter } from '../../schemas/markdown/write/writer.ts'
import { ADMONITION_KINDS, type AdmonitionBlock } from './model.ts'

/** Reads `:::note[Title]`; the directive's name is the kind. */
export function readAdmonition(
  source: MarkdownSource,
  node: ContainerDirective,
  position: string,
  toBlocks: ToBlocks,
): AdmonitionBlock {
  const kind = ADMONITION_KINDS.find((known) => known === node.name)
  if (!kind) throw markdownError(source, node, `":::${node.name}" is no kind of note.`)
  const title = label(source, node)
  const _key = blockKey(source, position)
  const body = bodyOf(source, node, position, toBlocks)
  return { _type: 'admonition', _key, kind, ...(title !== undefined && { title }), body }
}

export const writeAdmonition = (
  { kind, title, body }: AdmonitionBlock,
  { inner }: MarkdownWriter,
): Written => container(kind, {}, [...labelled(title), ...inner(body)])

export const describeAdmonition = ({ kind }: AdmonitionBlock): string => `admonition ${kind}`
