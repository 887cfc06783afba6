import { translations } from '../../../schemas/locales.ts'
import { queueOf, shownRows } from '../../translate/queue.ts'
import { fetchCachedDocuments } from './cached-documents.ts'
import type { Finder } from './finding.ts'

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
export const untranslated = finder('untranslated', 'missing')

/** Documents whose English changed after their translation. */
export const stale = finder('stale', 'stale')
