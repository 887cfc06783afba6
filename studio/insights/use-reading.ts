import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import type { ReadingDay } from '../../schemas/reading-day.ts'
import { useProblemWords } from '../interface/problems/use-problem-words.ts'
import { fetchPublished, type Published } from './read-pages.ts'
import { fetchDays } from './reading-days.ts'

/** The site writes as often, ms. */
const REFRESH_MS = 60_000

interface Known {
  reading: { days: ReadingDay[]; published: Published } | undefined
  problem: string | undefined
}

/** What was counted and what is published, asked again each minute. */
export function useReading(): Known {
  const client = useClient({ apiVersion: API_VERSION })
  const inWords = useProblemWords()
  const [known, setKnown] = useState<Known>({ reading: undefined, problem: undefined })
  const refresh = useCallback(async () => {
    try {
      const [days, published] = await Promise.all([
        fetchDays(client, new Date()),
        fetchPublished(client),
      ])
      setKnown({ reading: { days, published }, problem: undefined })
    } catch (error) {
      setKnown(({ reading }) => ({ reading, problem: inWords(error) }))
    }
  }, [client, inWords])
  useEffect(() => {
    void refresh()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [refresh])
  return known
}
