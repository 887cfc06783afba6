import { channelMarkdown } from '../../web/formats/markdown/channel.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import type { BlockSearch } from '../../web/search/block-search.ts'
import { addChannel } from '../../web/search/channel-records.ts'
import type { PageChannel } from './resolve.ts'

export const searchChannel = ({ channel }: PageChannel, { list }: BlockSearch): void =>
  addChannel(list, channel)

export const serveChannel = ({ channel }: PageChannel, context: BlockMarkdown): string[] =>
  channelMarkdown(channel, context)
