import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { insightsAccess, insightsAccessId } from '../../schemas/insights-access.ts'
import { type AskedQuery, askCounts } from './ask-counts.ts'
import { lastDays } from './days.ts'

export interface Insights {
  asked: AskedQuery[]
  missed: AskedQuery[]
}

type Known = { insights: Insights | null; problem: string | null }

/** What readers of a locale searched for in the last days, asked once for each choice. */
export function useInsights(locale: string, days: number): Known {
  const client = useClient({ apiVersion: API_VERSION })
  const [known, setKnown] = useState<Known>({ insights: null, problem: null })

  useEffect(() => {
    let gone = false
    const load = async (): Promise<Insights> => {
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
        const problem = error instanceof Error ? error.message : String(error)
        if (!gone) setKnown({ insights: null, problem })
      },
    )
    return () => {
      gone = true
    }
  }, [client, locale, days])

  return known
}
