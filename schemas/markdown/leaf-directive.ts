import { leafReaders } from '../../blocks/lists/markdown.ts'
import type { ObjectBlock } from '../../blocks/lists/model.ts'
import type { LeafDirective } from './directive-parts.ts'
import { type MarkdownSource, markdownError } from './source.ts'

/** `::operation{id="GET /v5/market/kline"}`, `::channel{id="public/orderbook"}`, `::enum{name="category"}`, `::errors{group="http"}`, `::image{…}`, `::changelog`. */
export function leafBlock(
  source: MarkdownSource,
  node: LeafDirective,
  position: string,
): ObjectBlock {
  const read = leafReaders.get(node.name)
  if (read) return read(source, node, position)
  const known = [...leafReaders.keys()].join(', ')
  throw markdownError(source, node, `unknown directive "::${node.name}". Known are ${known}.`)
}
