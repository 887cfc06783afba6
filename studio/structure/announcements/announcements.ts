import { SparklesIcon } from '@sanity/icons/Sparkles'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { fixedT } from '../../i18n/use-messages.ts'
import { announcementMessages } from './announcement-messages.ts'
import { AnnouncementsPane } from './announcements-pane.tsx'

/** The list of announcements by time, followed by the selected or new document. */
export function announcements(
  S: StructureBuilder,
  context: StructureResolverContext,
): ListItemBuilder {
  const title = fixedT(context.i18n, announcementMessages)('title')
  return S.listItem()
    .id('announcements')
    .title(title)
    .icon(SparklesIcon)
    .child(
      S.component(AnnouncementsPane)
        .id('announcements')
        .title(title)
        .minWidth(320)
        .child((id) => S.document().documentId(id).schemaType('announcement')),
    )
}
