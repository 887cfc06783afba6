import { defineQuery } from 'groq'
import { z } from 'zod'
import { ANNOUNCEMENT_LEVELS } from '../../../schemas/announcement-levels.ts'
import { announcementsTag, documentTag, linkTag } from '../../config/tags.ts'
import { list } from '../lake/optional-fields.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'
import { localizedValue } from '../model/localized-text.ts'

const groq = defineQuery(`*[_type == "announcement"
    && (count(coalesce(sections, [])) == 0 || $id in sections[]._ref)
    && (!defined(endsAt) || dateTime(endsAt) > dateTime(now()))]
  | order(coalesce(startsAt, _createdAt) desc, _id)
  {_id, text, level, closeable, startsAt, endsAt, href, "page": page->{_id, "path": path.current}}`)

const row = z.object({
  _id: z.string(),
  text: localizedValue.nullish(),
  // An unknown level must not keep the page from rendering.
  level: z.enum(ANNOUNCEMENT_LEVELS).nullish().catch(null),
  closeable: z.boolean().nullish(),
  startsAt: z.string().nullish(),
  endsAt: z.string().nullish(),
  href: z.string().nullish(),
  page: z.object({ _id: z.string(), path: z.string() }).nullish(),
})

export type StoredAnnouncement = z.infer<typeof row>

const query = taggedQuery({
  query: groq,
  parse: (answer) => list(row).parse(answer),
  tags: (rows, { id }: { id: string }) => [
    announcementsTag(),
    ...(id === '' ? [] : [announcementsTag(id)]),
    ...rows.map(({ _id }) => documentTag(_id)),
    ...rows.flatMap(({ page }) => (page ? [linkTag(page._id)] : [])),
  ],
})

/**
 * The announcements above the pages of a sidebar that have not ended, the latest start first; without an id those above
 * all pages. Throws when the lake does not answer.
 */
export const fetchAnnouncements = (reader: Reader, sidebarId = ''): Promise<StoredAnnouncement[]> =>
  reader.read(query, { id: sidebarId })
