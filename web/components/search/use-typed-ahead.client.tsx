'use client'
import { useEffect } from 'react'

/** While the dialog's code is on its way, hears what the reader types already. */
export function useTypedAhead(waiting: boolean, change: (edit: (text: string) => string) => void) {
  useEffect(() => {
    if (!waiting) return
    const onKey = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || isComposing) return
      if (key === 'Backspace') change((text) => text.slice(0, -1))
      else if ([...key].length === 1) change((text) => text + key)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [waiting, change])
}
