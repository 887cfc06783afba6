import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { insightsAccess, insightsAccessId } from '../../schemas/insights-access.ts'
import { useProblemWords } from '../interface/problems/use-problem-words.ts'
import { type AskedQuery, askCounts } from './ask-counts.ts'

export interface SearchInsights {
  asked: AskedQuery[]
  missed: AskedQuery[]
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
      const [asked, missed] = await Promise.all(
        (['popular_queries', 'nohits_queries'] as const).map((kind) =>
          askCounts(access.data, { locale, kind }, lastDays(days, new Date())),
        ),
      )
      return { asked: asked ?? [], missed: missed ?? [] }
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

const DAY_MS = 24 * 60 * 60 * 1000

/** The last days, today first, in UTC as searches are tagged: `2026-11-21`. */
function lastDays(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, back) =>
    new Date(now.getTime() - back * DAY_MS).toISOString().slice(0, 10),
  )
}
