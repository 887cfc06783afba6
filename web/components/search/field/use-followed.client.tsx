import { useEffect, useRef, useState } from 'react'

/**
 * The query that follows a field's `text`: at once, but at least `delayMs` after the previous query. While an input
 * method composes a word, the text is incomplete, so the query waits.
 */
export function useFollowed(text: string, composing: boolean, delayMs: number) {
  const [query, setQuery] = useState(text.trim())
  const last = useRef(0)
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
  return { query, setQuery }
}
