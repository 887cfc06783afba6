import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { type DeadLetter, deadLetterId, deadLetterSchema } from '../../../schemas/dead-letter.ts'

const FIELDS = '{_id, subject, subjectType, reason, since, mayPass}'
const all = defineQuery(`*[_type == "deadLetter"] | order(since, _id)[0...$most]${FIELDS}`)
const some = defineQuery(`*[_type == "deadLetter" && _id in $ids]${FIELDS}`)
const letters = z.array(deadLetterSchema)
const raw = { perspective: 'raw' } as const

/** The oldest dead letters, at most `most`. */
export const fetchDeadLetters = async (client: SanityClient, most: number): Promise<DeadLetter[]> =>
  letters.parse(await client.fetch(all, { most }, raw))

/** The dead letters of these documents. */
export const fetchDeadLettersAbout = async (
  client: SanityClient,
  subjects: readonly string[],
): Promise<DeadLetter[]> =>
  letters.parse(await client.fetch(some, { ids: subjects.map(deadLetterId) }, raw))
