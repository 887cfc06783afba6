import { useEffect, useState } from 'react'
import { answerApiHref } from '../../../config/paths.ts'
import type { InstantAnswer } from '../../../search/answers/answer.ts'
import type { SearchConnection } from '../../../search/connection.ts'
import { hasPrivate } from '../../../search/looks-private.ts'
import { noteOpened } from '../../../search/note-opened.ts'

/** After so long without another letter the fact is asked for, ms. */
const PAUSE_MS = 150
/** What comes later would move the results away from under the reader, ms. */
const LATE_MS = 1200
/** One word of letters asks for no fact. */
const MAY_ASK = /\s|\d{4}|\p{Script=Han}/u

/** The one fact that `query` asks for; undefined until it is there, and where none comes in time. */
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
      // Who has chosen another result already keeps it where it is.
      const hasChosen = document.querySelector('[role=option]')?.matches('[aria-selected=false]')
      if (!isAnswer || hasChosen) return
      setGiven({ of, answer: { subject, text, url } })
      // Who has read the answer need open nothing.
      noteOpened(connection, query, connection.own.filters[version])
    }
    // The results are there without it: none, a late one and a failure are one to the reader.
    const timers = [setTimeout(() => ask().catch(() => {}), PAUSE_MS), setTimeout(end, LATE_MS)]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      end()
    }
  }, [connection, query, version, of])
  return given?.of === of ? given.answer : undefined
}
