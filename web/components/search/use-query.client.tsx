'use client'
import {
  type ChangeEvent,
  type CompositionEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

export const MAX_QUERY = 64

/**
 * A search field's text and the query that follows it: at once, but not sooner than `delayMs` after
 * the query before. While an input method composes a word, what stands in the field is not yet what
 * is meant, so the query waits.
 */
export function useQuery(initial: string, delayMs: number) {
  const [text, setText] = useState(initial)
  const [query, setQuery] = useState(initial.trim())
  const last = useRef(0)
  const [composing, setComposing] = useState(false)
  useEffect(() => {
    if (composing || text.trim() === query) return
    // Clearing the field takes effect at once.
    const wait = text.trim() ? last.current + delayMs - performance.now() : 0
    const timer = setTimeout(() => {
      last.current = performance.now()
      setQuery(text.trim())
    }, wait)
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
