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
  /** Queries sent at least three times without an opened result; undefined if no result was opened at all. */
  unopened: AskedQuery[] | undefined
}

type InsightsState = { insights: SearchInsights | null; problem: string | null }

/** Returns the search queries in a locale in the last days, requested once per locale and number of days. */
export function useInsights(locale: string, days: number): InsightsState {
  const client = useClient({ apiVersion: API_VERSION })
  const inWords = useProblemWords()
  const [known, setKnown] = useState<InsightsState>({ insights: null, problem: null })

  useEffect(() => {
    let gone = false
    const load = async (): Promise<SearchInsights> => {
      const access = insightsAccess.safeParse(await client.getDocument(insightsAccessId))
      if (!access.success)
        throw new Error('Nothing is counted yet. `npm run sync-search` sets it up.')
      const tags = lastDays(days, new Date())
      const found = { locale, kind: 'popular_queries' } as const
      const [queries, opened, missed] = await Promise.all([
        fetchCounts(access.data, found, tags),
        fetchCounts(access.data, found, tags.map(openedTag)),
        fetchCounts(access.data, { locale, kind: 'nohits_queries' }, tags),
      ])
      return { asked: queries, missed, unopened: unopened(queries, opened) }
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

/** Fewer queries without an opened result may be chance. */
const OFTEN = 3

function unopened(queries: AskedQuery[], opened: AskedQuery[]): AskedQuery[] | undefined {
  if (opened.length === 0) return undefined
  const known = new Set(opened.map(({ q }) => q))
  return queries.filter(({ q, count }) => count >= OFTEN && !known.has(q))
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the last days, today first, in UTC like the tags of searches: `2026-11-21`. */
function lastDays(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, back) =>
    new Date(now.getTime() - back * DAY_MS).toISOString().slice(0, 10),
  )
}
