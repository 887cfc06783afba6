import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { draftIdOf } from '../../../schemas/ids.ts'
import { locales } from '../../../schemas/locales.ts'
import type { Stored } from '../../../schemas/publishing/stored.ts'

const due =
  defineQuery(`*[_type == "workflow" && dateTime(publishAt) <= dateTime(now()) && !defined(problem)]
  | order(dateTime(publishAt)) {_id, _rev, subject, scheduledRev, scheduledLanguages}`)

const finishedReviews = defineQuery(`*[_type == "workflow" && (defined(state) || defined(publishAt))
  && !defined(*[_id == "drafts." + ^.subject][0]._id)]{_id, _rev}`)

const documentsById = defineQuery('*[_id in $ids]')

const row = z.object({ _id: z.string(), _rev: z.string() })
const dueRow = row.extend({
  subject: z.string(),
  scheduledRev: z.string(),
  scheduledLanguages: z.array(z.enum(locales)).nullable(),
})

/** A document whose scheduled time has come, by the lake's clock. */
export type DueSchedule = z.infer<typeof dueRow>

/** The documents to publish now, the earliest first. */
export const fetchDueSchedules = async (client: SanityClient): Promise<DueSchedule[]> =>
  z.array(dueRow).parse(await client.fetch(due))

/** Reviews whose draft no longer exists, because it was published or discarded. */
export const fetchFinishedReviews = async (client: SanityClient): Promise<z.infer<typeof row>[]> =>
  z.array(row).parse(await client.fetch(finishedReviews))

/** The draft, the published document and the review, by id; missing ones are left out. */
export async function fetchScheduleDocuments(
  client: SanityClient,
  due: DueSchedule,
): Promise<Map<string, Stored>> {
  const ids = [due._id, due.subject, draftIdOf(due.subject)]
  const found = await client.fetch<Stored[]>(documentsById, { ids })
  return new Map(found.map((document) => [document._id, document]))
}
