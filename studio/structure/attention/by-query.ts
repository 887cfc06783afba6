import { z } from 'zod'
import { type AttentionItem, type Finder, TITLE_EXPRESSION } from './finding.ts'

const found = z.array(
  z.object({ id: z.string(), type: z.string(), title: z.string().nullable(), at: z.string() }),
)

const DOCUMENT = `"id": string::split(_id, "drafts.")[-1], "type": _type, "title": ${TITLE_EXPRESSION}`

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Drafts that were not edited for a week. */
export const oldDrafts: Finder = {
  kind: 'old-drafts',
  find: async ({ client, now, t }) => {
    const drafts = found.parse(
      await client.fetch(
        `*[_id in path("drafts.**") && _updatedAt < $before] | order(_updatedAt asc){
          ${DOCUMENT}, "at": _updatedAt
        }`,
        { before: new Date(now.getTime() - WEEK_MS).toISOString() },
        { perspective: 'raw' },
      ),
    )
    return drafts.map(
      ({ at, title, ...rest }): AttentionItem => ({
        ...rest,
        title: title ?? rest.id,
        reason: t('reason.drafted', { date: at.slice(0, 10) }),
      }),
    )
  },
}

const reviews = z.array(
  z.object({
    id: z.string(),
    type: z.string().nullable(),
    title: z.string().nullable(),
    by: z.string().nullable(),
    problem: z.string().nullable(),
  }),
)

const REVIEWS = (filter: string) => `*[_type == "workflow" && ${filter}]{
  "id": subject, "by": requestedBy.name, "problem": problem.text,
  ...*[_id in [^.subject, "drafts." + ^.subject]][0]{ "type": _type, "title": ${TITLE_EXPRESSION} }
}`

/** Drafts whose review was requested. */
export const requestedReviews: Finder = {
  kind: 'review',
  find: async ({ client, t }) =>
    reviews
      .parse(await client.fetch(REVIEWS('state == "inReview"'), {}, { perspective: 'raw' }))
      .flatMap(({ id, type, title, by }) =>
        type
          ? [{ id, type, title: title ?? id, reason: t('reason.requested', { name: by ?? '?' }) }]
          : [],
      ),
}

/** Drafts whose scheduled publish failed. */
export const failedSchedules: Finder = {
  kind: 'unscheduled',
  find: async ({ client, inWords }) =>
    reviews
      .parse(await client.fetch(REVIEWS('defined(problem)'), {}, { perspective: 'raw' }))
      .flatMap(({ id, type, title, problem }) =>
        type ? [{ id, type, title: title ?? id, reason: inWords(problem ?? '') }] : [],
      ),
}
