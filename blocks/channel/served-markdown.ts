import { channelMarkdown } from '../../web/formats/markdown/channel.ts'
import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import type { PageChannel } from './resolve.ts'

export const serveChannel = ({ channel }: PageChannel, context: BlockMarkdown): string[] =>
  channelMarkdown(channel, context)
