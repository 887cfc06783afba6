import { useCallback, useEffect, useState } from 'react'
import { useFollowed } from './use-followed.client.tsx'

/**
 * The text of a field that React did not make, and the query that follows it: see `useFollowed`.
 * The field keeps what was typed into it before.
 */
export function useField(input: HTMLInputElement, delayMs: number) {
  // An input method may be at work on its first word: `web/enhancements/search-dialog.ts` says so.
  const [composing, setComposing] = useState(input.dataset.composing !== undefined)
  const [text, setText] = useState(composing ? '' : input.value)
  const { query, setQuery } = useFollowed(text, composing, delayMs)
  useEffect(() => {
    const stop = new AbortController()
    const read = () => {
      setComposing(input.dataset.composing !== undefined)
      setText(input.value)
    }
    for (const kind of ['input', 'compositionstart', 'compositionend'])
      input.addEventListener(kind, read, { signal: stop.signal })
    // What happened between the first look and this one.
    read()
    return () => stop.abort()
  }, [input])
  /** Changes text and query at once. */
  const set = useCallback(
    (value: string) => {
      input.value = value
      input.dispatchEvent(new Event('input', { bubbles: true }))
      setQuery(value.trim())
    },
    [input, setQuery],
  )
  return { text, query, composing, set }
}
