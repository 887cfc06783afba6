import { type ChangeEvent, type CompositionEvent, useCallback, useState } from 'react'
import { MAX_QUERY } from '../../../config/max-query.ts'
import { useFollowed } from './use-followed.client.tsx'

/** A search field's text and the query that follows it: see `useFollowed`. */
export function useQuery(initial: string, delayMs: number) {
  const [text, setText] = useState(initial)
  const [composing, setComposing] = useState(false)
  const { query, setQuery } = useFollowed(text, composing, delayMs)
  const set = useCallback(
    (value: string) => {
      setText(value)
      setQuery(value.trim())
    },
    [setQuery],
  )
  return {
    query,
    composing,
    /** Sets text and query at once. */
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
