'use client'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { preconnect } from 'react-dom'
import type { Locale } from '../../../config/locales.ts'
import { dispatch, listen } from '../../../enhancements/events.ts'
import type { SearchConnection } from '../../../search/connection.ts'
import type { SearchLabels } from '../words/search-labels.ts'
import type { SearchModalProps } from './search-modal.client.tsx'

export interface SearchPanelProps {
  connection: SearchConnection
  labels: SearchLabels
  locale: Locale
  /** Where readers tell of queries that should find something; `{query}` is filled in. */
  reportUrl?: string | undefined
}

/** What the search dialog shows below its field. Its code is fetched when the dialog is wanted. */
export function SearchPanel(props: SearchPanelProps) {
  const { connection } = props
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>()
  const [openings, setOpenings] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const here = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Pick<SearchModalProps, 'dialog' | 'input'>>()

  const load = useCallback(async () => {
    preconnect(connection.url, { crossOrigin: 'anonymous' })
    const { SearchModal } = await import('./search-modal.client.tsx')
    setModal(() => SearchModal)
  }, [connection.url])

  useEffect(() => {
    const stop = new AbortController()
    const follow = (state: 'soon' | 'open' | 'closed') => {
      setIsOpen(state === 'open')
      if (state === 'open') setOpenings((count) => count + 1)
      if (state === 'closed') return
      load().catch((error: unknown) => {
        // The press reports what coming near may not.
        if (state === 'open') dispatch('site:search-failed', { error: error ?? 'unknown' })
      })
    }
    listen('site:search', follow, stop.signal)
    const dialog = here.current?.closest('dialog')
    const input = dialog?.querySelector('input')
    if (dialog && input) setFrame({ dialog, input })
    // It was opened before the framework came.
    if (dialog?.open) follow('open')
    return () => stop.abort()
  }, [load])

  return (
    <div ref={here} data-search-panel={Modal ? 'ready' : 'waiting'}>
      {isOpen && Modal && frame && <Modal key={openings} {...props} {...frame} />}
    </div>
  )
}
