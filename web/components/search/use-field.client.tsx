'use client'
import { useCallback, useEffect, useState } from 'react'
import { useFollowed } from './use-followed.client.tsx'

/**
 * The text of a field that React did not make, and the query that follows it: see `useFollowed`.
 * The field keeps what was typed into it before.
 */
export function useField(input: HTMLInputElement, delayMs: number) {
  // An input method may be at work on its first word.
  const [composing, setComposing] = useState(input.dataset.composing !== undefined)
  const [text, setText] = useState(composing ? '' : input.value)
  const { query, setQuery } = useFollowed(text, composing, delayMs)
  useEffect(() => {
    const stop = new AbortController()
    const listen = (kind: string, listener: () => void) =>
      input.addEventListener(kind, listener, { signal: stop.signal })
    listen('input', () => setText(input.value))
    listen('compositionstart', () => setComposing(true))
    listen('compositionend', () => {
      setComposing(false)
      setText(input.value)
    })
    // What happened between the first look and this one.
    const isComposing = input.dataset.composing !== undefined
    setComposing(isComposing)
    if (!isComposing) setText(input.value)
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
