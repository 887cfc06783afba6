import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { type Checked, checkDocument, type Judge } from './check-document.ts'
import type { Finding } from './finding.ts'

/** Documents that are fetched at once. */
const BATCH = 50
/** Documents whose rules run at once: most of the time they wait for the browser to be idle. */
const AT_ONCE = 10

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
 * Judges every document of the types, a draft in place of what is published, and tells of each batch
 * what was found. Throws the reason of `signal` when that is aborted.
 */
export async function checkAll(
  client: Pick<SanityClient, 'fetch'>,
  judge: Judge,
  { types, signal }: { types: readonly string[]; signal?: AbortSignal },
  tell: (found: Finding[], progress: Progress) => void,
): Promise<void> {
  const asked = { perspective: 'drafts' as const, ...(signal && { signal }) }
  const [ids, of] = await Promise.all([
    client.fetch<string[]>(PUBLISHED, { types }, { ...asked, perspective: 'published' }),
    client.fetch<number>(COUNT, { types }, asked),
  ])
  const published = new Set(ids)
  let after = ''
  for (let checked = 0; ; ) {
    const answer = await client.fetch<unknown>(DOCUMENTS, { types, after }, asked)
    const documents = z.array(stored).parse(answer)
    if (documents.length === 0) return
    after = documents.at(-1)?._id ?? after
    for (let at = 0; at < documents.length; at += AT_ONCE) {
      const some = documents.slice(at, at + AT_ONCE)
      const found = await Promise.all(
        some.map((document) =>
          checkDocument(asWritten(document), judge, (id) => published.has(id)),
        ),
      )
      signal?.throwIfAborted()
      checked += some.length
      tell(found.flat(), { checked, of: Math.max(of, checked) })
    }
  }
}

/** Under its own id: the perspective calls a draft by the id that it will have. */
function asWritten({ _originalId, ...document }: z.infer<typeof stored>): Checked {
  return { ...document, _id: _originalId ?? document._id }
}
