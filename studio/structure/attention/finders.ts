import type { CurrentUser } from 'sanity'
import { z } from 'zod'
import { isAdministrator } from '../../../schemas/access.ts'
import { translations } from '../../../schemas/locales.ts'
import { lake } from '../../env.ts'
import { queueOf, shownRows } from '../../translate/queue.ts'
import { parseDeliveryState } from '../../webhooks/delivery-state.ts'
import { maySeeDeliveries } from '../../webhooks/tool.ts'
import { anchors } from './anchors.ts'
import { failedSchedules, oldDrafts, requestedReviews } from './by-query.ts'
import { fetchCachedDocuments } from './cached-documents.ts'
import { deadLetters } from './dead-letters.ts'
import { feedbackFor } from './feedback.ts'
import { type Finder, TITLE_EXPRESSION } from './finding.ts'
import { receivers } from './receivers.ts'
import { redirects } from './redirects.ts'

const finder = (kind: 'untranslated' | 'stale', show: 'missing' | 'stale'): Finder => ({
  kind,
  find: async ({ client, t }) => {
    const all = await fetchCachedDocuments(client)
    const rows = translations.flatMap((locale) => shownRows(queueOf(all.values(), locale), show))
    const byId = Map.groupBy(rows, ({ id }) => id)
    return [...byId].flatMap(([id, [first, ...others]]) => {
      if (!first) return []
      const count = others.reduce((sum, { counts }) => sum + counts[show], first.counts[show])
      return [{ id, type: first.type, title: first.title, reason: t('reason.passages', { count }) }]
    })
  },
})

/** Documents with untranslated text, as in the translators' queue. */
const untranslated = finder('untranslated', 'missing')

/** Documents whose English changed after their translation. */
const stale = finder('stale', 'stale')

const TITLES = `*[_id in $ids]{"id": _id, "title": ${TITLE_EXPRESSION}}`
const named = z.array(z.object({ id: z.string(), title: z.string() }))

/** Documents with undelivered webhooks of a local lake; the hosted service has its own pages for them. */
const webhooks: Finder = {
  kind: 'webhooks',
  find: async ({ client, t }) => {
    const answer = await client.request<unknown>({ url: '/local/operations' })
    const { dead } = parseDeliveryState(answer)
    const ids = dead.map(({ documentId }) => documentId)
    const found = named.parse(await client.fetch(TITLES, { ids }, { perspective: 'published' }))
    const titles = new Map(found.map(({ id, title }) => [id, title]))
    return dead.map(({ documentId, documentType, operation, reason }) => ({
      id: documentId,
      type: documentType ?? '',
      title: titles.get(documentId) ?? documentId,
      reason: t('reason.delivery', {
        operation: t(`operation.${operation}`),
        reason: reason ?? '',
      }),
    }))
  },
}

const QUERY = `*[_type in ["apiOperation", "apiChannel", "enumDefinition", "errorCode"]
  && count(synced[defined(offered)]) > 0]{
  "id": _id, "type": _type, "title": coalesce(summary.en, title.en, _id),
  "offers": synced[defined(offered)]{"word": coalesce(word, _key), "text": offered}
}`

const conflicts = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    title: z.string(),
    offers: z.array(z.object({ word: z.string(), text: z.string() })),
  }),
)

/** Texts that were edited in the Studio and later changed in the specification as well. */
const specWords: Finder = {
  kind: 'spec-words',
  find: async ({ client, t }) =>
    conflicts
      .parse(await client.fetch(QUERY, {}, { perspective: 'published' }))
      .map(({ offers, ...document }) => ({
        ...document,
        reason: offers.map((offer) => t('reason.offered', offer)).join(' · '),
      })),
}

const FOR_ALL: readonly Finder[] = [
  untranslated,
  stale,
  requestedReviews,
  failedSchedules,
  anchors,
  redirects,
  oldDrafts,
  specWords,
  deadLetters,
]

/** Returns the finders in display order; `webhooks` only where the lake can be asked for deliveries. */
export const findersFor = (user: Pick<CurrentUser, 'roles'> | null): readonly Finder[] => [
  ...FOR_ALL,
  feedbackFor(user),
  ...(maySeeDeliveries(lake.apiHost, user) ? [webhooks] : []),
  ...(isAdministrator(user) ? [receivers] : []),
]
