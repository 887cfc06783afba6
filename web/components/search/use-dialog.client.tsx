'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { showModal } from '../dialog/show-modal.ts'
import { selectedText } from './selected-text.ts'

/** A dialog that is open from the start, as high as what the on-screen keyboard leaves free. */
export function useDialog(input: RefObject<HTMLInputElement | null>, text: string) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { style, clientWidth } = document.documentElement
    // The bar's room stays, or the whole page would be laid out anew.
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    const isMarked = text === selectedText()
    if (dialog.current) showModal(dialog.current)
    // What was marked on the page is replaced by typing; what was typed is continued.
    if (isMarked) input.current?.select()
    else input.current?.setSelectionRange(text.length, text.length)
    const stop = new AbortController()
    const fit = () =>
      dialog.current?.style.setProperty('--visible', `${window.visualViewport?.height}px`)
    // Some browsers lay their keyboard over the page, and `dvh` does not know of it.
    window.visualViewport?.addEventListener('resize', fit, { signal: stop.signal })
    return () => {
      style.overflow = ''
      style.scrollbarGutter = ''
      stop.abort()
    }
  }, [input, text])
  return dialog
}
