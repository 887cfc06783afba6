import type { RootContent } from 'mdast'
import { imageBlock } from '../../blocks/image/read.ts'
import type { ObjectBlock } from '../../blocks/lists/model.ts'
import type { Reference } from '../../blocks/stored.ts'
import { channelId, enumId, errorsId, operationId } from '../ids.ts'
import { attribute } from './attribute.ts'
import { blockKey, type MarkdownSource, markdownError } from './source.ts'

// remark-directive adds its nodes to mdast's own types.
type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>

type Reader = (source: MarkdownSource, node: LeafDirective, position: string) => ObjectBlock

/** By the name of the directive. */
const READERS: Record<string, Reader> = {
  operation(source, node, position) {
    const id = attribute(source, node, 'id')
    const [, method, path] = /^([A-Z]+) (\/\S+)$/.exec(id) ?? []
    if (!method || !path) {
      throw markdownError(source, node, `operation id "${id}" is not like "GET /v5/market/kline".`)
    }
    const operation = refer(operationId(method, path))
    const explorer = node.attributes?.['explorer'] !== undefined && { explorer: true as const }
    return { _type: 'operation', _key: blockKey(source, position), operation, ...explorer }
  },
  channel(source, node, position) {
    const id = attribute(source, node, 'id')
    const [, spec, name] = /^([\w-]+)\/([\w-]+)$/.exec(id) ?? []
    if (!spec || !name) {
      throw markdownError(source, node, `channel id "${id}" is not like "public/orderbook".`)
    }
    const channel = refer(channelId(spec, name))
    return { _type: 'channel', _key: blockKey(source, position), channel }
  },
  enum(source, node, position) {
    const name = refer(enumId(attribute(source, node, 'name')))
    return { _type: 'enumTable', _key: blockKey(source, position), enum: name }
  },
  errors(source, node, position) {
    const errors = refer(errorsId(attribute(source, node, 'group')))
    return { _type: 'errorTable', _key: blockKey(source, position), errors }
  },
  image: imageBlock,
  changelog: (source, _, position) => ({
    _type: 'changelog',
    _key: blockKey(source, position),
  }),
}

/** `::operation{id="GET /v5/market/kline"}`, `::channel{id="public/orderbook"}`, `::enum{name="category"}`, `::errors{group="http"}`, `::image{…}`, `::changelog`. */
export function leafBlock(
  source: MarkdownSource,
  node: LeafDirective,
  position: string,
): ObjectBlock {
  const reader = Object.hasOwn(READERS, node.name) ? READERS[node.name] : undefined
  if (reader) return reader(source, node, position)
  const known = Object.keys(READERS).join(', ')
  throw markdownError(source, node, `unknown directive "::${node.name}". Known are ${known}.`)
}

function refer(_ref: string): Reference {
  return { _type: 'reference', _ref }
}
