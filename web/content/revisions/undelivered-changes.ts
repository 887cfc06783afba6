import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { undeliveredChangeSchema } from '../../../schemas/undelivered-change.ts'

const FIELDS = '{_id, _rev, entry, receiver, event, reason, since, lastTry, tries, nextTry, resend}'
const ofEntry = defineQuery(`*[_type == "undeliveredChange" && entry == $id]${FIELDS}`)
const due = defineQuery(
  `*[_type == "undeliveredChange" && (nextTry <= $now || defined(resend))]
    | order(lastTry, _id)[0...$most]${FIELDS}`,
)
const resendQuery = defineQuery(
  `*[_type == "undeliveredChange" && _id == $id && defined(resend)]${FIELDS}`,
)

const stored = undeliveredChangeSchema.extend({ _rev: z.string() })
const rows = z.array(stored)

export type StoredUndeliveredChange = z.infer<typeof stored>

const raw = { perspective: 'raw' } as const
const fetchRows = async (client: SanityClient, query: string, params: Record<string, unknown>) =>
  rows.parse(await client.fetch<unknown>(query, params, raw))

/** The undelivered changes of an entry, one per receiver. */
export const fetchUndeliveredOfEntry = (client: SanityClient, id: string) =>
  fetchRows(client, ofEntry, { id })

/** The changes to send again at `now` (an ISO time): at most `most`, the longest waiting first. */
export const fetchUndeliveredDue = (client: SanityClient, now: string, most: number) =>
  fetchRows(client, due, { now, most })

/** The undelivered change with this id, if an operator asked to resend it and no process has claimed it. */
export const fetchResendRequest = (client: SanityClient, id: string) =>
  fetchRows(client, resendQuery, { id })
