import type { BlockReference } from '../reference.ts'
import type { ChannelBlock } from './model.ts'

export const channelReferences = ({ channel }: ChannelBlock): BlockReference[] => [
  { to: 'channels', id: channel._ref },
]
