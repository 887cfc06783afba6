import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { type CheckContext, type CheckedDocument, checkDocument } from './check-document.ts'
import type { CheckFinding } from './finding.ts'
import { slices } from './slices.ts'

/** Documents per request. */
const BATCH = 50
/** Documents that are validated concurrently, so that their rules' queries are batched. */
const AT_ONCE = 60

const PUBLISHED = `*[_type in $types || _type match "sanity.*Asset"]._id`
const COUNT = `count(*[_type in $types])`
const DOCUMENTS = `*[_type in $types && _id > $after] | order(_id)[0...${BATCH}]`

const stored = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
  _rev: z.string(),
  _originalId: z.string().optional(),
})

export interface Progress {
  checked: number
  of: number
}

/**
 * Validates all documents of the types, drafts in place of published documents, and calls `report` with each document's
 * findings. It yields regularly, so that the page can paint and respond. Throws the reason of `signal` when aborted.
 */
export async function checkAll(
  client: Pick<SanityClient, 'fetch'>,
  judge: CheckContext,
  { types, signal }: { types: readonly string[]; signal?: AbortSignal },
  report: (found: CheckFinding[], progress: Progress) => void,
): Promise<void> {
  const options = { perspective: 'drafts' as const, ...(signal && { signal }) }
  const [ids, of] = await Promise.all([
    client.fetch<string[]>(PUBLISHED, { types }, { ...options, perspective: 'published' }),
    client.fetch<number>(COUNT, { types }, options),
  ])
  const published = new Set(ids)
  const how = { isPublished: (id: string) => published.has(id), slices: slices(signal) }
  let checked = 0
  const check = async (document: CheckedDocument) => {
    const found = await checkDocument(document, judge, how)
    signal?.throwIfAborted()
    checked++
    report(found, { checked, of: Math.max(of, checked) })
  }
  await atOnce(AT_ONCE, documentsOf(client, types, options), check)
}

/** Yields every document, and fetches the next batch while the current one is validated. */
async function* documentsOf(
  client: Pick<SanityClient, 'fetch'>,
  types: readonly string[],
  options: { perspective: 'drafts'; signal?: AbortSignal },
): AsyncGenerator<CheckedDocument> {
  const batch = async (after: string) =>
    z.array(stored).parse(await client.fetch<unknown>(DOCUMENTS, { types, after }, options))
  let next = batch('')
  for (;;) {
    const documents = await next
    const last = documents.at(-1)
    if (!last) return
    next = batch(last._id)
    // The caller may stop before the next batch has arrived; its failure must not be unhandled.
    next.catch(() => undefined)
    yield* documents.map(asWritten)
  }
}

/** Calls `work` for each item of `all`, at most `most` at a time. Throws the first error. */
async function atOnce<T>(
  most: number,
  all: AsyncIterable<T>,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>()
  for await (const one of all) {
    const under = work(one).finally(() => running.delete(under))
    running.add(under)
    // If several fail, only the first error is thrown; the others must not be unhandled.
    under.catch(() => undefined)
    if (running.size >= most) await Promise.race(running)
  }
  await Promise.all(running)
}

/** Restores the id of a draft: the `drafts` perspective returns a draft with its published id. */
function asWritten({ _originalId, ...document }: z.infer<typeof stored>): CheckedDocument {
  return { ...document, _id: _originalId ?? document._id }
}
