import { createClient, type SanityClient } from '@sanity/client'
import {
  READING_RETENTION_DAYS,
  readingDayId,
  readingDaySchema,
} from '../../schemas/reading-day.ts'
import { lakeConfig } from '../content/lake/client.ts'
import type { Counts } from './count-key.ts'
import { countsOf, dayDocument } from './day-document.ts'

/** The client that keeps what was counted. */
export const countsClient = (token: string): SanityClient =>
  createClient({
    ...lakeConfig,
    token,
    perspective: 'raw',
    // Shorter than a turn, so that an older document never comes after a newer one. In ms.
    timeout: 10_000,
    maxRetries: 0,
  })

const DAY_MS = 24 * 60 * 60 * 1000
/** Days that are looked for beyond those that are kept: for so long the site may have been away. */
const LOOKED_FOR = 60

/** Reads and writes the documents of days. */
export function dayStore(client: Pick<SanityClient, 'getDocument' | 'mutate'>) {
  let cleared = ''
  return {
    async read(day: string): Promise<Counts> {
      const found = await client.getDocument(readingDayId(day))
      return found ? countsOf(readingDaySchema.parse(found)) : new Map()
    },
    async write(day: string, counts: Counts): Promise<void> {
      const quietly = { returnDocuments: false, visibility: 'async' } as const
      await client.mutate([{ createOrReplace: dayDocument(day, counts) }], quietly)
      if (cleared >= day) return
      const old = Array.from({ length: LOOKED_FOR }, (_, back) => {
        const at = Date.parse(day) - (READING_RETENTION_DAYS + 1 + back) * DAY_MS
        return { delete: { id: readingDayId(new Date(at).toISOString().slice(0, 10)) } }
      })
      await client.mutate(old, quietly)
      cleared = day
    },
  }
}
