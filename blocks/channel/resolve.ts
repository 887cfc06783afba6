import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import type { Channel } from '../../web/content/model/page-data.ts'
import { resolveChannel } from '../../web/content/reference/resolve-channel.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { SectionHeading } from '../section-heading.ts'
import type { ChannelBlock } from './model.ts'

export interface PageChannel extends Omit<ChannelBlock, 'channel'>, BlockPageProps {
  channel: Channel
}

export function resolveChannelBlock(block: ChannelBlock, context: BlockContext): PageChannel[] {
  const stored = context.channels.get(block.channel._ref)
  if (!stored) return []
  return [{ ...block, channel: resolveChannel(stored, context, context.scopes.get(block._key)) }]
}

export const channelHeadings = ({ channel }: PageChannel): SectionHeading[] =>
  channel.sections.map(({ anchor, text, lang }) => omitUndefined({ anchor, text, level: 2, lang }))
