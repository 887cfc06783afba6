import type { ReactNode } from 'react'
import { ChannelReference } from '../../web/components/channel/channel-reference.tsx'
import type { ViewContext } from '../view-context.ts'
import type { PageChannel } from './resolve.ts'

export const viewChannel = ({ channel }: PageChannel, { t, announced }: ViewContext): ReactNode => (
  <ChannelReference channel={channel} announced={channel.documentId === announced} t={t} />
)
