'use client'
import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react'
import { basePath } from '../../config/paths.ts'
import styles from './draft-mode.module.css'

/** Shows the page again whenever something in the lake changes, and outside the Studio the way out. */
export function DraftMode({ words }: { words: { shown: string; leave: string } }) {
  useRefresh()
  const isFramed = useIsFramed()
  const pathname = usePathname()
  if (isFramed !== false) return null
  const to = encodeURIComponent(`${basePath}${pathname}`)
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

/**
 * Shows its children in a frame alone, which `frame-ancestors` leaves to the Studio: visual editing sends titles
 * and ids of drafts to any window that holds this one and asks
 * (https://github.com/sanity-io/visual-editing).
 */
export const WhenFramed = ({ children }: { children: ReactNode }) => useIsFramed() && children

/** Undefined until the browser can tell. */
function useIsFramed(): boolean | undefined {
  const [isFramed, setIsFramed] = useState<boolean>()
  useEffect(() => setIsFramed(window.parent !== window), [])
  return isFramed
}

/** One refresh at a time; what changes meanwhile asks for one more. */
function useRefresh(): void {
  const router = useRouter()
  const [isRefreshing, start] = useTransition()
  const [changes, setChanges] = useState(0)
  const shown = useRef(0)

  useEffect(() => {
    const events = new EventSource(`${basePath}/api/draft-mode/live`)
    const note = () => setChanges((count) => count + 1)
    events.addEventListener('message', note)
    // Some changes were missed.
    events.addEventListener('restart', note)
    return () => events.close()
  }, [])

  useEffect(() => {
    if (isRefreshing || shown.current === changes) return
    shown.current = changes
    start(() => router.refresh())
  }, [changes, isRefreshing, router])
}
