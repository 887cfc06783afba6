import { z } from 'zod'
import { ANNOUNCEMENT_LEVELS } from '../../schemas/announcement-levels.ts'
import { announcementId, pageId, sidebarId } from '../../schemas/ids.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { localised, reference } from './documents.ts'
import { words } from './words.ts'

const time = z.iso.datetime({ offset: true })

const entry = z.strictObject({
  /** Part of the document's id. */
  name: z.string().min(1),
  level: z.enum(ANNOUNCEMENT_LEVELS),
  text: words,
  page: z.string().optional(),
  href: z.string().optional(),
  /** Names of sidebars; without any, the announcement shows everywhere. */
  sections: z.array(z.string()).optional(),
  startsAt: time.optional(),
  endsAt: time.optional(),
  closeable: z.boolean().optional(),
})

export type AnnouncementEntry = z.infer<typeof entry>

export const announcementsFile = z.array(entry)

export function announcementDocument({
  name,
  level,
  text,
  page,
  sections,
  ...rest
}: AnnouncementEntry) {
  return {
    _id: announcementId(name),
    _type: 'announcement',
    level,
    text: localised(text),
    ...(page !== undefined && { page: reference(pageId(page)) }),
    ...(sections && {
      sections: sections.map((one) => ({ ...reference(sidebarId(one)), _key: textHash(one) })),
    }),
    ...rest,
  }
}
