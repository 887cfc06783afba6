import type { HistoryAdapter, VisualEditingOptions } from '@sanity/visual-editing'
import { VisualEditing } from '@sanity/visual-editing/react'
import { useEffect, useState } from 'react'
import { basePath } from '../../config/paths.ts'
import { dispatch, listen } from '../../enhancements/events.ts'
import styles from './draft-mode.module.css'

export interface DraftToolsProps {
  words: { shown: string; leave: string }
}

/** Shows the page again whenever something in the lake changes; in the Studio with its overlays, elsewhere with the way out. */
export function DraftTools({ words }: DraftToolsProps) {
  useEffect(renewOnChange, [])
  // A frame is left to the Studio alone by `frame-ancestors`: visual editing sends titles and ids of drafts to any
  // window that holds this one and asks (https://github.com/sanity-io/visual-editing).
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
      {/* With a target it is no link within the site: the whole document is loaded anew. */}
      <a href={`${basePath}/api/draft-mode/disable?to=${to}`} target="_self">
        {words.leave}
      </a>
    </p>
  )
}

const renew = () => void dispatch('site:stale', undefined)

/** Returns how to end it. */
function renewOnChange(): () => void {
  const events = new EventSource(`${basePath}/api/draft-mode/live`)
  events.addEventListener('message', renew)
  // Some changes were missed.
  events.addEventListener('restart', renew)
  return () => events.close()
}

/**
 * Where the Studio leads, and where the reader went: whole paths of the origin, as the Studio's address bar has them and
 * its form is found by (`documentAt` in studio/preview/locations).
 */
const history: HistoryAdapter = {
  subscribe(navigate) {
    const tell = () => navigate({ type: 'push', title: document.title, url: here() })
    tell()
    const stop = new AbortController()
    // A page that was renewed is where it was.
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
