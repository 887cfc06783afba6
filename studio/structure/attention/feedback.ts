import type { CurrentUser } from 'sanity'
import { z } from 'zod'
import { onlyTranslates } from '../../../schemas/access.ts'
import { FEEDBACK } from '../../../schemas/feedback.ts'
import { translations } from '../../../schemas/locales.ts'
import { type Finder, TITLE_EXPRESSION } from './finding.ts'

const QUERY = `*[_type == "${FEEDBACK}" && coalesce(state, "open") == "open"
  && ($locales == null || locale in $locales)] | order(at desc){
  "id": page,
  "title": *[_id in [^.page, "drafts." + ^.page]][0]{"name": ${TITLE_EXPRESSION}}.name
}`

const rows = z.array(z.object({ id: z.string(), title: z.string().nullable() }))

const finder = (locales: readonly string[] | null): Finder => ({
  kind: 'feedback',
  find: async ({ client, t }) => {
    const found = rows.parse(await client.fetch(QUERY, { locales }, { perspective: 'raw' }))
    return [...Map.groupBy(found, ({ id }) => id)].map(([id, some]) => ({
      id,
      type: 'page',
      title: some[0]?.title ?? id,
      reason: t('reason.feedback', { count: some.length }),
    }))
  },
})

const all = finder(null)
const ofTranslations = finder(translations)

/** Pages with open reports of readers; for translators only reports about translations. */
export const feedbackFor = (user: Pick<CurrentUser, 'roles'> | null): Finder =>
  onlyTranslates(user) ? ofTranslations : all
