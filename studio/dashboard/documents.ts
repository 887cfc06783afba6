import type { SanityClient } from 'sanity'
import { z } from 'zod'
import { type Workflow, workflowSchema } from '../../schemas/workflow/workflow.ts'
import { isDraftAuthor } from '../review/is-draft-author.ts'
import { TITLE_EXPRESSION } from '../structure/attention/finding.ts'
import { type Authors, fetchAuthors } from './authors.ts'

/** The signed-in user with two caches: authors by revision, and whether the user edited a draft's revision. */
export interface DraftViewer {
  client: Pick<SanityClient, 'fetch' | 'request' | 'config'>
  user: string
  authors: Authors
  /** Whether `user` edited a draft, by the draft's id and revision. */
  own: Map<string, boolean>
}

/** Rows of each list. */
const SHOWN = 8
/** The newest drafts among which the user's own are searched. */
const LOOKED_THROUGH = 60

const PUBLISHED_ID = 'string::split(_id, "drafts.")[-1]'
const LINE = `"id": ${PUBLISHED_ID}, "storedId": _id, "type": _type, "rev": _rev, "at": _updatedAt,
  "title": ${TITLE_EXPRESSION}, "path": select(_type == "page" => path.current)`

const line = z.object({
  id: z.string(),
  storedId: z.string(),
  type: z.string(),
  rev: z.string(),
  at: z.string(),
  title: z.string().nullable(),
  path: z.string().nullish(),
})

export type DocumentLine = z.infer<typeof line>

const DRAFTS = `*[_id in path("drafts.**") && _type in $types] | order(_updatedAt desc)[0...${LOOKED_THROUGH}]{
  ${LINE},
  "isNew": !defined(*[_id == string::split(^._id, "drafts.")[-1]][0]._id),
  "review": *[_id == "workflow." + string::split(^._id, "drafts.")[-1]][0]
}`

const drafts = z.array(line.extend({ isNew: z.boolean(), review: z.unknown() }))

export interface MyDraft extends DocumentLine {
  isNew: boolean
  review: Workflow | null
}

/** Returns the drafts whose last edit is the user's, newest first. */
export async function fetchMyDrafts(
  { client, user, authors }: DraftViewer,
  types: readonly string[],
): Promise<MyDraft[]> {
  const all = drafts.parse(await client.fetch(DRAFTS, { types }, { perspective: 'raw' }))
  await fetchAuthors(authors, client, all, user)
  return all
    .filter(({ rev }) => authors.get(rev) === user)
    .slice(0, SHOWN)
    .map((draft) => ({ ...draft, review: workflowSchema.safeParse(draft.review).data ?? null }))
}

const REQUESTS = `*[_type == "workflow" && state == "inReview"] | order(requestedAt asc){
  "by": requestedBy.name, "since": requestedAt,
  "draft": *[_id == "drafts." + ^.subject][0]{${LINE}}
}`

const requests = z.array(z.object({ by: z.string(), since: z.string(), draft: line.nullable() }))

export interface ReviewRequest extends DocumentLine {
  by: string
  since: string
}

/** Returns review requests, oldest first, for drafts that the user did not edit and so may approve. */
export async function fetchRequests({ client, user, own }: DraftViewer): Promise<ReviewRequest[]> {
  const all = requests.parse(await client.fetch(REQUESTS, {}, { perspective: 'raw' }))
  const known = all.flatMap(({ draft, ...asked }) => (draft ? [{ ...draft, ...asked }] : []))
  const wrote = await Promise.all(
    known.map(async ({ storedId, rev }) => {
      const key = `${storedId} ${rev}`
      const answer = own.get(key) ?? (await isDraftAuthor(client, storedId, user))
      own.set(key, answer)
      return answer
    }),
  )
  return known.filter((_request, index) => !wrote[index])
}

const CHANGED = `*[_type in $types] | order(_updatedAt desc)[0...${SHOWN}]{${LINE}}`

export interface ChangedDocument extends DocumentLine {
  /** Id of the user who published the document; undefined if the history no longer has that transaction. */
  author: string | undefined
}

/** Returns the documents published last, with their publishers. */
export async function fetchChanged(
  { client, authors }: Pick<DraftViewer, 'client' | 'authors'>,
  types: readonly string[],
): Promise<ChangedDocument[]> {
  const found = await client.fetch(CHANGED, { types }, { perspective: 'published' })
  const all = z.array(line).parse(found)
  await fetchAuthors(authors, client, all)
  return all.map((change) => ({ ...change, author: authors.get(change.rev) ?? undefined }))
}
