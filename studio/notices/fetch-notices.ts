import { z } from 'zod'
import { workflowSchema } from '../../schemas/workflow/workflow.ts'
import { type DraftViewer, fetchRequests } from '../dashboard/documents.ts'
import { TITLE_EXPRESSION } from '../structure/attention/finding.ts'
import { type News, newsOf } from './news.ts'

/** News about the review of one document. */
export interface Notice extends News {
  /** Equal for equal news. */
  key: string
  /** Published id of the document. */
  id: string
  type: string
  title: string
}

const MINE = `*[_type == "workflow" && (
  requestedBy.id == $user || scheduledBy.id == $user || $user in notes[].author.id
)]{
  "review": @,
  "draft": *[_id == "drafts." + ^.subject][0]{"type": _type, "title": ${TITLE_EXPRESSION}}
}`

const mine = z.array(
  z.object({
    review: z.unknown(),
    draft: z.object({ type: z.string(), title: z.string() }).nullable(),
  }),
)

const notice = (id: string, type: string, title: string | null, news: News): Notice => ({
  ...news,
  ...{ id, type, title: title ?? id },
  key: [id, news.kind, news.at, news.by].join(' '),
})

/**
 * Returns other users' actions on reviews in which the user takes part, oldest first, for documents that still have a
 * draft; with `mayReview`, also the requests for a review.
 */
export async function fetchNotices(asker: DraftViewer, mayReview: boolean): Promise<Notice[]> {
  const { client, user } = asker
  const [found, requests] = await Promise.all([
    client.fetch<unknown>(MINE, { user }, { perspective: 'raw' }),
    mayReview ? fetchRequests(asker) : [],
  ])
  const notices = mine.parse(found).flatMap(({ review, draft }) => {
    const { data } = workflowSchema.safeParse(review)
    if (!data || !draft) return []
    return newsOf(data, user).map((news) => notice(data.subject, draft.type, draft.title, news))
  })
  const requestNotices = requests.map(({ id, type, title, by, since }) =>
    notice(id, type, title, { kind: 'asked', by, at: since }),
  )
  return [...notices, ...requestNotices].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
