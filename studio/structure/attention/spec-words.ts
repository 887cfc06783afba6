import { z } from 'zod'
import type { Finder } from './finding.ts'

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

/** Words that were edited here and that the specification changed as well since. */
export const specWords: Finder = {
  kind: 'spec-words',
  find: async ({ client, t }) =>
    conflicts
      .parse(await client.fetch(QUERY, {}, { perspective: 'published' }))
      .map(({ offers, ...document }) => ({
        ...document,
        reason: offers.map((offer) => t('reason.offered', offer)).join(' · '),
      })),
}
