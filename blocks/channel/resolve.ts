import type { Channel } from '../../web/content/page-data.ts'
import type { BlockContext } from '../../web/content/resolve-blocks.ts'
import { resolveChannel } from '../../web/content/resolve-channel.ts'
import type { Shown } from '../shown.ts'
import type { ChannelBlock } from './model.ts'

export interface PageChannel extends Omit<ChannelBlock, 'channel'>, Shown {
  channel: Channel
}

export function resolveChannelBlock(block: ChannelBlock, context: BlockContext): PageChannel[] {
  const stored = context.channels.get(block.channel._ref)
  if (!stored) return []
  return [{ ...block, channel: resolveChannel(stored, context, context.scopes.get(block._key)) }]
}
