import { useCallback, useEffect, useState } from 'react'
import { useFollowed } from './use-followed.client.tsx'

/** The text of an input rendered outside of React, including text typed before, and its query: see `useFollowed`. */
export function useField(input: HTMLInputElement, delayMs: number) {
  // An input method may be composing the first word: `web/enhancements/search-dialog.ts` marks it.
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
    // Reads changes made between the first render and this effect.
    read()
    return () => stop.abort()
  }, [input])
  /** Sets text and query at once. */
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
