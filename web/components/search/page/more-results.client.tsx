import { useEffect, useRef } from 'react'
import styles from './search-page.module.css'

interface Props {
  label: string
  /** Whether there are more results. */
  wanted: boolean
  onMore: () => void
}

/** Distance from the end of the list at which more results are loaded. */
const AHEAD = '600px'

/** Loads more results as the reader approaches; a button for keyboard users. */
export function MoreResults({ label, wanted, onMore }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!wanted || !button.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [wanted, onMore])
  if (!wanted) return null
  return (
    <button ref={button} type="button" className={styles.more} onClick={onMore}>
      {label}
    </button>
  )
}
