import { useEffect, useState } from 'react'
import { answerApiHref } from '../../../config/paths.ts'
import type { InstantAnswer } from '../../../search/answers/answer.ts'
import type { SearchConnection } from '../../../search/connection.ts'
import { countOpenedResult } from '../../../search/count-opened-result.ts'
import { hasPrivate } from '../../../search/looks-private.ts'

/** Pause after the last letter before the fact is requested, in ms. */
const PAUSE_MS = 150
/** Time in ms after which an answer is dropped: it would move the results under the reader's pointer. */
const LATE_MS = 1200
/** Queries that may ask for a fact: more than one word of letters. */
const MAY_ASK = /\s|\d{4}|\p{Script=Han}/u

/** The one fact that `query` asks for; undefined until it arrives, and if it does not arrive in time. */
export function useAnswer(
  connection: SearchConnection,
  query: string,
  locale: string,
  version: string,
): InstantAnswer | undefined {
  const [given, setGiven] = useState<{ of: string; answer: InstantAnswer }>()
  const of = String(new URLSearchParams({ q: query, locale, version }))
  useEffect(() => {
    if (!MAY_ASK.test(query) || hasPrivate(query)) return
    const stop = new AbortController()
    const end = () => stop.abort()
    const ask = async () => {
      const response = await fetch(`${answerApiHref}?${of}`, { signal: stop.signal })
      const { subject, text, url } = await response.json()
      const isAnswer = [subject, text, url].every((each) => typeof each === 'string')
      // A reader who has selected another result keeps it in place.
      const hasChosen = document.querySelector('[role=option]')?.matches('[aria-selected=false]')
      if (!isAnswer || hasChosen) return
      setGiven({ of, answer: { subject, text, url } })
      // A reader who has read the answer need open nothing.
      countOpenedResult(connection, query, connection.own.filters[version])
    }
    // The results do not depend on the answer: no answer, a late one and a failure mean the same to the reader.
    const timers = [setTimeout(() => ask().catch(() => {}), PAUSE_MS), setTimeout(end, LATE_MS)]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      end()
    }
  }, [connection, query, version, of])
  return given?.of === of ? given.answer : undefined
}
