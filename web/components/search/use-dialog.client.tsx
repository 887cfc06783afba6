'use client'
import { type RefObject, useEffect, useRef } from 'react'

/** A dialog that is open from the start, as high as what the on-screen keyboard leaves free. */
export function useDialog(input: RefObject<HTMLInputElement | null>, text: string) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // A marked text is replaced by typing; a letter that opened the dialog is the first of more.
    if (text.length > 1) input.current?.select()
    else input.current?.setSelectionRange(1, 1)
    document.documentElement.style.overflow = 'hidden'
    const stop = new AbortController()
    const fit = () =>
      dialog.current?.style.setProperty('--visible', `${window.visualViewport?.height}px`)
    // Some browsers lay their keyboard over the page, and `dvh` does not know of it.
    window.visualViewport?.addEventListener('resize', fit, { signal: stop.signal })
    return () => {
      document.documentElement.style.overflow = ''
      stop.abort()
    }
  }, [input, text])
  return dialog
}
