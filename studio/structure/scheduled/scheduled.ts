import { CalendarIcon } from '@sanity/icons/Calendar'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { API_VERSION } from '../../../schemas/api-version.ts'
import { fixedT } from '../../i18n/use-messages.ts'
import { anyDocument } from '../any-document.ts'
import { scheduledMessages } from './scheduled-messages.ts'
import { ScheduledPane } from './scheduled-pane.tsx'

/** The calendar, followed by the selected document. */
export function scheduled(S: StructureBuilder, context: StructureResolverContext): ListItemBuilder {
  const title = fixedT(context.i18n, scheduledMessages)('title')
  const document = anyDocument(S, context.getClient({ apiVersion: API_VERSION }))
  return S.listItem()
    .id('scheduled')
    .title(title)
    .icon(CalendarIcon)
    .child(S.component(ScheduledPane).id('scheduled').title(title).minWidth(320).child(document))
}
