import { containerReaders } from '../../blocks/lists/markdown.ts'
import type { ObjectBlock } from '../../blocks/lists/model.ts'
import type { ContainerDirective } from './directive-parts.ts'
import { type MarkdownSource, markdownError } from './source.ts'
import type { ToBlocks } from './to-blocks.ts'

/** Reads `:::note[Title]`, `:::details[Summary]`, `:::tabs{group address}` and `:::cards`. */
export function directiveBlock(
  source: MarkdownSource,
  node: ContainerDirective,
  position: string,
  toBlocks: ToBlocks,
): ObjectBlock {
  const read = containerReaders.get(node.name)
  if (read) return read(source, node, position, toBlocks)
  const known = [...containerReaders.keys()].join(', ')
  throw markdownError(source, node, `unknown directive ":::${node.name}". Known are ${known}.`)
}
