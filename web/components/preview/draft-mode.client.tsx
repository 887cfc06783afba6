'use client'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { basePath } from '../../config/paths.ts'
import styles from './draft-mode.module.css'

/** Shows the page again whenever something in the lake changes, and outside the Studio the way out. */
export function DraftMode({ words }: { words: { shown: string; leave: string } }) {
  useRefresh()
  const [isFramed, setIsFramed] = useState(true)
  useEffect(() => setIsFramed(window.parent !== window), [])
  const pathname = usePathname()
  if (isFramed) return null
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
