import type { ReactNode } from 'react'
import { Channel } from '../../web/components/channel/channel.tsx'
import type { ViewContext } from '../view-context.ts'
import type { PageChannel } from './resolve.ts'

export const viewChannel = ({ channel }: PageChannel, { t, announced }: ViewContext): ReactNode => (
  <Channel channel={channel} announced={channel.documentId === announced} t={t} />
)
