import type { LeafDirective as Written } from 'mdast-util-directive'
import { channelId } from '../../schemas/ids.ts'
import { attribute } from '../../schemas/markdown/attribute.ts'
import type { LeafDirective } from '../../schemas/markdown/directive-parts.ts'
import { blockKey, type MarkdownSource, markdownError } from '../../schemas/markdown/source.ts'
import { leafDirective } from '../../schemas/markdown/write/directive.ts'
import type { MarkdownWriter } from '../../schemas/markdown/write/writer.ts'
import type { ChannelBlock } from './model.ts'

/** Reads `::channel{id="public/orderbook"}`. */
export function readChannel(
  source: MarkdownSource,
  node: LeafDirective,
  position: string,
): ChannelBlock {
  const id = attribute(source, node, 'id')
  const [, spec, name] = /^([\w-]+)\/([\w-]+)$/.exec(id) ?? []
  if (!spec || !name) {
    throw markdownError(source, node, `channel id "${id}" is not like "public/orderbook".`)
  }
  const channel = { _type: 'reference' as const, _ref: channelId(spec, name) }
  return { _type: 'channel', _key: blockKey(source, position), channel }
}

export const writeChannel = ({ channel }: ChannelBlock, { names }: MarkdownWriter): Written =>
  leafDirective('channel', { id: names.channel(channel._ref) })

export const describeChannel = ({ channel }: ChannelBlock): string => `channel ${channel._ref}`
