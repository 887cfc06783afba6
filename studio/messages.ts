import { blockMessages } from './blocks/block-messages.ts'
import { breakingMessages } from './breaking/breaking-messages.ts'
import { checkMessages } from './checks/check-messages.ts'
import { dashboardMessages } from './dashboard/dashboard-messages.ts'
import { feedbackMessages } from './feedback/feedback-messages.ts'
import { findMessages } from './find/find-messages.ts'
import { interfaceMessages } from './i18n/interface-messages.ts'
import { locationMessages } from './i18n/location/location-messages.ts'
import type { Messages } from './i18n/messages.ts'
import { inPlaceMessages } from './in-place/in-place-messages.ts'
import { inputMessages } from './inputs/input-messages.ts'
import { insightsMessages } from './insights/insights-messages.ts'
import { readingMessages } from './insights/reading-messages.ts'
import { languagesMessages } from './languages/languages-messages.ts'
import { noticeMessages } from './notices/notice-messages.ts'
import { pasteMessages } from './paste/paste-messages.ts'
import { sessionMessages } from './preview/sessions/messages.ts'
import { shareMessages } from './preview/share/messages.ts'
import { publishMessages } from './publish/publish-messages.ts'
import { reviewMessages } from './review/review-messages.ts'
import { rolesMessages } from './roles/roles-messages.ts'
import { savingMessages } from './saving/saving-messages.ts'
import { trialMessages } from './search-trial/trial-messages.ts'
import { shortcutMessages } from './shortcuts/shortcut-messages.ts'
import { announcementMessages } from './structure/announcements/announcement-messages.ts'
import { areaMessages } from './structure/area-messages.ts'
import { attentionMessages } from './structure/attention/attention-messages.ts'
import { scheduledMessages } from './structure/scheduled/scheduled-messages.ts'
import { sidebarMessages } from './structure/sidebar/sidebar-messages.ts'
import { structureMessages } from './structure/structure-messages.ts'
import { pageKindMessages } from './structure/templates/page-kind-messages.ts'
import { translateMessages } from './translate/messages.ts'
import { webhooksMessages } from './webhooks/webhooks-messages.ts'
import { xliffMessages } from './xliff/messages.ts'

export const featureMessages: Messages[] = [
  announcementMessages,
  areaMessages,
  attentionMessages,
  blockMessages,
  breakingMessages,
  checkMessages,
  feedbackMessages,
  findMessages,
  dashboardMessages,
  inPlaceMessages,
  inputMessages,
  pasteMessages,
  insightsMessages,
  interfaceMessages,
  noticeMessages,
  webhooksMessages,
  pageKindMessages,
  locationMessages,
  languagesMessages,
  publishMessages,
  readingMessages,
  reviewMessages,
  rolesMessages,
  savingMessages,
  scheduledMessages,
  sessionMessages,
  shareMessages,
  shortcutMessages,
  translateMessages,
  trialMessages,
  sidebarMessages,
  structureMessages,
  xliffMessages,
]
