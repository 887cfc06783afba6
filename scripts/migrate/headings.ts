import { ClientError, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { localeFields } from '../../schemas/locales.ts'
import { convertHeadings, type HeadingForm } from './convert-headings.ts'

/** Documents that are fetched, and written, at once. */
const BATCH = 50

/** Drafts and versions too: the client asks for `raw`. */
const PAGES = `*[_type == "page" && _id > $after] | order(_id)[0...${BATCH}]{_id, _rev, body}`
const REVIEWED = `*[_type == "workflow" && (approvedRev in $revisions || scheduledRev in $revisions)].subject`

const stored = z.object({
  _id: z.string(),
  _rev: z.string(),
  body: z.record(z.string(), z.unknown()).nullish(),
})

export interface Migrated {
  /** The headings of each document that was written, or would be. */
  changed: Map<string, number>
  /** Documents that somebody edited meanwhile: another run does them. */
  left: string[]
  /** Documents whose approval or time to be published was of the draft before. */
  reviews: string[]
}

/**
 * Gives every heading of the lake the form `to`, a transaction for each batch of documents, none of
 * which is written where somebody edited one meanwhile. A second run changes nothing.
 */
export async function migrateHeadings(
  client: Pick<SanityClient, 'fetch' | 'transaction'>,
  { to, dryRun }: { to: HeadingForm; dryRun: boolean },
): Promise<Migrated> {
  const result: Migrated = { changed: new Map(), left: [], reviews: [] }
  for (let after = ''; ; ) {
    const answer = await client.fetch<unknown>(PAGES, { after }, { perspective: 'raw' })
    const pages = z.array(stored).parse(answer)
    if (pages.length === 0) return result
    after = pages.at(-1)?._id ?? after
    const changes = pages.flatMap((page) => changeOf(page, to))
    if (changes.length === 0) continue
    const revisions = changes.map(({ _rev }) => _rev)
    const reviewed = await client.fetch<unknown>(REVIEWED, { revisions }, { perspective: 'raw' })
    if (dryRun || (await written(client, changes))) {
      for (const { _id, count } of changes) result.changed.set(_id, count)
      result.reviews.push(...z.array(z.string()).parse(reviewed))
    } else result.left.push(...changes.map(({ _id }) => _id))
  }
}

interface Change {
  _id: string
  _rev: string
  count: number
  set: Record<string, unknown>
}

function changeOf({ _id, _rev, body }: z.infer<typeof stored>, to: HeadingForm): Change[] {
  const fields = localeFields.flatMap((field) => {
    const { value, count } = convertHeadings(body?.[field], to)
    return count > 0 ? [{ path: `body.${field}`, value, count }] : []
  })
  if (fields.length === 0) return []
  const count = fields.reduce((sum, field) => sum + field.count, 0)
  return [{ _id, _rev, count, set: Object.fromEntries(fields.map((one) => [one.path, one.value])) }]
}

/** Whether nobody edited one of the documents meanwhile. */
async function written(
  client: Pick<SanityClient, 'transaction'>,
  changes: readonly Change[],
): Promise<boolean> {
  const transaction = client.transaction()
  for (const { _id, _rev, set } of changes)
    transaction.patch(_id, (patch) => patch.ifRevisionId(_rev).set(set))
  try {
    await transaction.commit({ visibility: 'async', returnDocuments: false, tag: 'migrate' })
    return true
  } catch (error) {
    if (error instanceof ClientError && error.statusCode === 409) return false
    throw error
  }
}
