import { ActivityIcon } from '@sanity/icons/Activity'
import { BellIcon } from '@sanity/icons/Bell'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClockIcon } from '@sanity/icons/Clock'
import { CommentIcon } from '@sanity/icons/Comment'
import { PlugIcon } from '@sanity/icons/Plug'
import { SearchIcon } from '@sanity/icons/Search'
import { SyncIcon } from '@sanity/icons/Sync'
import { TransferIcon } from '@sanity/icons/Transfer'
import { TranslateIcon } from '@sanity/icons/Translate'
import { UnlinkIcon } from '@sanity/icons/Unlink'
import type { ComponentType } from 'react'
import type { AttentionKind } from './attention-messages.ts'

export const ICONS: Record<AttentionKind, ComponentType> = {
  untranslated: TranslateIcon,
  stale: SyncIcon,
  review: CheckmarkCircleIcon,
  unscheduled: CalendarIcon,
  anchors: UnlinkIcon,
  redirects: TransferIcon,
  'old-drafts': ClockIcon,
  'spec-words': PlugIcon,
  'dead-letters': SearchIcon,
  feedback: CommentIcon,
  webhooks: ActivityIcon,
  receivers: BellIcon,
}
