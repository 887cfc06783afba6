import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import type { Channel } from '../../web/content/model/page-data.ts'
import { resolveChannel } from '../../web/content/reference/resolve-channel.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { ChannelBlock } from './model.ts'

export interface PageChannel extends Omit<ChannelBlock, 'channel'>, BlockPageProps {
  channel: Channel
}

export function resolveChannelBlock(block: ChannelBlock, context: BlockContext): PageChannel[] {
  const stored = context.channels.get(block.channel._ref)
  if (!stored) return []
  return [{ ...block, channel: resolveChannel(stored, context, context.scopes.get(block._key)) }]
}
