import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { announcementsTag } from '../../config/tags.ts'
import { list } from '../lake/optional-fields.ts'

const within = (field: string) =>
  `(dateTime(${field}) > dateTime($after) && dateTime(${field}) <= dateTime($until))`

const query =
  defineQuery(`*[_type == "announcement" && (${within('startsAt')} || ${within('endsAt')})]
  {_id, "sections": sections[]._ref}`)

const rows = z.array(z.object({ _id: z.string(), sections: list(z.string()) }))

/** An announcement that started or ended, with the tags of the pages that show it. */
export interface AnnouncementBoundary {
  document: string
  tags: string[]
}

/** The announcements that started or ended after `after` and up to `until`, ms since 1970. */
export async function fetchAnnouncementBoundaries(
  client: SanityClient,
  after: number,
  until: number,
): Promise<AnnouncementBoundary[]> {
  const [from, to] = [after, until].map((ms) => new Date(ms).toISOString())
  const found = rows.parse(await client.fetch<unknown>(query, { after: from, until: to }))
  return found.map(({ _id, sections }) => ({
    document: _id,
    tags: sections.length === 0 ? [announcementsTag()] : sections.map(announcementsTag),
  }))
}
