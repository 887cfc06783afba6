import type { ContainerDirective as Written } from 'mdast-util-directive'
import { bodyOf, type ContainerDirective, label } from '../../schemas/markdown/directive-parts.ts'
import { blockKey, type MarkdownSource, markdownError } from '../../schemas/markdown/source.ts'
import type { ToBlocks } from '../../schemas/markdown/to-blocks.ts'
import { container, labelled } from '../../schemas/markdown/write/directive.ts'
import type { MarkdownWriter } from '../../schemas/markdown/write/writer.ts'
import type { DetailsBlock } from './model.ts'

/** Reads `:::details[Summary]`. */
export function readDetails(
  source: MarkdownSource,
  node: ContainerDirective,
  position: string,
  toBlocks: ToBlocks,
): DetailsBlock {
  const summary = label(source, node)
  if (!summary) throw markdownError(source, node, 'write :::details[What it holds].')
  const body = bodyOf(source, node, position, toBlocks)
  return { _type: 'details', _key: blockKey(source, position), summary, body }
}

export const writeDetails = ({ summary, body }: DetailsBlock, { inner }: MarkdownWriter): Written =>
  container('details', {}, [...labelled(summary), ...inner(body)])
