import type { RootContent } from 'mdast'
import { channelId, enumId, errorsId, operationId } from '../ids.ts'
import { attribute } from './attribute.ts'
import type { ObjectBlock } from './blocks.ts'
import { imageBlock } from './image.ts'
import { blockKey, type MarkdownSource, markdownError } from './source.ts'

// remark-directive adds its nodes to mdast's own types.
type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>

/** `::operation{id="GET /v5/market/kline"}`, `::channel{id="public/orderbook"}`, `::enum{name="category"}`, `::errors{group="http"}`, `::image{…}`, `::changelog`. */
export function leafBlock(
  source: MarkdownSource,
  node: LeafDirective,
  position: string,
): ObjectBlock {
  const _key = blockKey(source, position)
  switch (node.name) {
    case 'operation': {
      const id = attribute(source, node, 'id')
      const [, method, path] = /^([A-Z]+) (\/\S+)$/.exec(id) ?? []
      if (!method || !path) {
        throw markdownError(
          source,
          node,
          `operation id "${id}" is not like "GET /v5/market/kline".`,
        )
      }
      const _ref = operationId(method, path)
      const explorer = node.attributes?.['explorer'] !== undefined && { explorer: true as const }
      return { _type: 'operation', _key, operation: { _type: 'reference', _ref }, ...explorer }
    }
    case 'channel': {
      const id = attribute(source, node, 'id')
      const [, spec, name] = /^([\w-]+)\/([\w-]+)$/.exec(id) ?? []
      if (!spec || !name) {
        throw markdownError(source, node, `channel id "${id}" is not like "public/orderbook".`)
      }
      const _ref = channelId(spec, name)
      return { _type: 'channel', _key, channel: { _type: 'reference', _ref } }
    }
    case 'enum': {
      const _ref = enumId(attribute(source, node, 'name'))
      return { _type: 'enumTable', _key, enum: { _type: 'reference', _ref } }
    }
    case 'errors': {
      const _ref = errorsId(attribute(source, node, 'group'))
      return { _type: 'errorTable', _key, errors: { _type: 'reference', _ref } }
    }
    case 'image':
      return imageBlock(source, node, position)
    case 'changelog':
      return { _type: 'changelog', _key }
    default:
      throw markdownError(
        source,
        node,
        `unknown directive "::${node.name}". Known are operation, channel, enum, errors, image and changelog.`,
      )
  }
}
