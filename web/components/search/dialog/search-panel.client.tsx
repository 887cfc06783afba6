import { useEffect, useRef, useState } from 'react'
import { preconnect } from 'react-dom'
import type { Locale } from '../../../config/locales.ts'
import { listen } from '../../../enhancements/events.ts'
import type { SearchConnection } from '../../../search/connection.ts'
import { fetchMostRead } from '../saved/first-pages.ts'
import type { SearchLabels } from '../words/search-labels.ts'
import { SearchModal, type SearchModalProps } from './search-modal.client.tsx'

export interface SearchPanelProps {
  connection: SearchConnection
  labels: SearchLabels
  locale: Locale
  /** Address for reporting queries without results; `{query}` is filled in. */
  reportUrl?: string | undefined
}

/** Content of the search dialog below its field. */
export function SearchPanel(props: SearchPanelProps) {
  const [openings, setOpenings] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const here = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Pick<SearchModalProps, 'dialog' | 'input'>>()
  const { locale } = props
  preconnect(props.connection.url, { crossOrigin: 'anonymous' })

  useEffect(() => {
    // Requested before the dialog opens, so that its content does not move.
    void fetchMostRead(locale)
    const stop = new AbortController()
    const follow = (state: 'soon' | 'open' | 'closed') => {
      setIsOpen(state === 'open')
      if (state === 'open') setOpenings((count) => count + 1)
    }
    listen('site:search', follow, stop.signal)
    const dialog = here.current?.closest('dialog')
    const input = dialog?.querySelector('input')
    if (dialog && input) setFrame({ dialog, input })
    // The dialog may have been opened before this code loaded.
    if (dialog?.open) follow('open')
    return () => stop.abort()
  }, [locale])

  return (
    <div ref={here} data-search-panel="">
      {isOpen && frame && <SearchModal key={openings} {...props} {...frame} />}
    </div>
  )
}
