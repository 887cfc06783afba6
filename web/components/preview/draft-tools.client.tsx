import type { HistoryAdapter, VisualEditingOptions } from '@sanity/visual-editing'
import { VisualEditing } from '@sanity/visual-editing/react'
import { useEffect, useState } from 'react'
import { basePath } from '../../config/paths.ts'
import { dispatch, listen } from '../../enhancements/events.ts'
import styles from './draft-mode.module.css'

export interface DraftToolsProps {
  words: { shown: string; leave: string }
}

/** Reloads the page when the lake changes; in the Studio with visual-editing overlays, elsewhere with an exit link. */
export function DraftTools({ words }: DraftToolsProps) {
  useEffect(renewOnChange, [])
  // `frame-ancestors` lets only the Studio frame the page: visual editing sends titles and ids of drafts to any window
  // that frames this one and asks (https://github.com/sanity-io/visual-editing).
  const [isFramed] = useState(() => window.parent !== window)
  if (isFramed)
    return (
      <VisualEditing
        portal
        history={history}
        refresh={async () => renew()}
        onPerspectiveChange={changePerspective}
      />
    )
  const to = encodeURIComponent(location.pathname)
  return (
    <p className={styles.bar}>
      {words.shown}{' '}
      {/* The target attribute prevents navigation in place: the document is reloaded. */}
      <a href={`${basePath}/api/draft-mode/disable?to=${to}`} target="_self">
        {words.leave}
      </a>
    </p>
  )
}

const renew = () => void dispatch('site:stale', undefined)

/** Reloads the page on changes; returns the function that stops it. */
function renewOnChange(): () => void {
  const events = new EventSource(`${basePath}/api/draft-mode/live`)
  events.addEventListener('message', renew)
  // Sent when changes were missed.
  events.addEventListener('restart', renew)
  return () => events.close()
}

/**
 * Connects navigation to the Studio: whole paths of the origin, as the Studio's address bar shows them and finds the
 * form by (`documentAt` in studio/preview/locations).
 */
const history: HistoryAdapter = {
  subscribe(navigate) {
    const tell = () => navigate({ type: 'push', title: document.title, url: here() })
    tell()
    const stop = new AbortController()
    // A reload of the same page is no navigation.
    listen('site:page', ({ renewed }) => renewed || tell(), stop.signal)
    return () => stop.abort()
  },
  update({ type, url }) {
    if (type === 'pop') window.history.back()
    else if (url !== here()) dispatch('site:navigate', { href: url })
  },
}

const here = () => `${location.pathname}${location.search}${location.hash}`

const changePerspective: NonNullable<VisualEditingOptions['onPerspectiveChange']> = async (
  perspective,
) => {
  const answer = await fetch(`${basePath}/api/draft-mode/perspective`, {
    method: 'POST',
    body: JSON.stringify({ perspective }),
  })
  if (answer.ok) renew()
  else console.warn(`Another perspective could not be shown: status ${answer.status}.`)
}
