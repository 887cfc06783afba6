import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { insightsAccess, insightsAccessId } from '../../schemas/insights-access.ts'
import { openedTag } from '../../schemas/opened-tag.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { type AskedQuery, fetchCounts } from './fetch-counts.ts'

export interface SearchInsights {
  asked: AskedQuery[]
  missed: AskedQuery[]
  /** Asked several times, and no result was opened; undefined where nothing was opened at all. */
  unopened: AskedQuery[] | undefined
}

type Known = { insights: SearchInsights | null; problem: string | null }

/** What readers of a locale searched for in the last days, asked once for each choice. */
export function useInsights(locale: string, days: number): Known {
  const client = useClient({ apiVersion: API_VERSION })
  const inWords = useProblemWords()
  const [known, setKnown] = useState<Known>({ insights: null, problem: null })

  useEffect(() => {
    let gone = false
    const load = async (): Promise<SearchInsights> => {
      const access = insightsAccess.safeParse(await client.getDocument(insightsAccessId))
      if (!access.success)
        throw new Error('Nothing is counted yet. `npm run sync-search` sets it up.')
      const tags = lastDays(days, new Date())
      const found = { locale, kind: 'popular_queries' } as const
      const [asked, opened, missed] = await Promise.all([
        fetchCounts(access.data, found, tags),
        fetchCounts(access.data, found, tags.map(openedTag)),
        fetchCounts(access.data, { locale, kind: 'nohits_queries' }, tags),
      ])
      return { asked, missed, unopened: unopened(asked, opened) }
    }
    load().then(
      (insights) => !gone && setKnown({ insights, problem: null }),
      (error: unknown) => {
        if (!gone) setKnown({ insights: null, problem: inWords(error) })
      },
    )
    return () => {
      gone = true
    }
  }, [client, locale, days, inWords])

  return known
}

/** Asked less often, that nothing was opened may be chance. */
const OFTEN = 3

function unopened(asked: AskedQuery[], opened: AskedQuery[]): AskedQuery[] | undefined {
  if (opened.length === 0) return undefined
  const known = new Set(opened.map(({ q }) => q))
  return asked.filter(({ q, count }) => count >= OFTEN && !known.has(q))
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The last days, today first, in UTC as searches are tagged: `2026-11-21`. */
function lastDays(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, back) =>
    new Date(now.getTime() - back * DAY_MS).toISOString().slice(0, 10),
  )
}
