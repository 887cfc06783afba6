'use client'
import { type ChangeEvent, type CompositionEvent, useCallback, useEffect, useState } from 'react'

export const MAX_QUERY = 64

/**
 * A search field's text and the query that follows it `delayMs` later. While an input method
 * composes a word, what stands in the field is not yet what is meant, so the query waits.
 */
export function useQuery(initial: string, delayMs: number) {
  const [text, setText] = useState(initial)
  const [query, setQuery] = useState(initial.trim())
  const [composing, setComposing] = useState(false)
  useEffect(() => {
    if (composing || text.trim() === query) return
    // Clearing the field takes effect at once.
    const timer = setTimeout(() => setQuery(text.trim()), text.trim() ? delayMs : 0)
    return () => clearTimeout(timer)
  }, [text, query, composing, delayMs])
  const set = useCallback((value: string) => {
    setText(value)
    setQuery(value.trim())
  }, [])
  return {
    query,
    composing,
    /** Changes text and query at once. */
    set,
    field: {
      value: text,
      maxLength: MAX_QUERY,
      autoComplete: 'off',
      autoCorrect: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        setComposing(false)
        setText(event.currentTarget.value)
      },
    },
  }
}
