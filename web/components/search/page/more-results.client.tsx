import { useEffect, useRef } from 'react'
import styles from './search-page.module.css'

interface Props {
  label: string
  /** Whether there are more. */
  wanted: boolean
  onMore: () => void
}

/** How far before the end of the list more are fetched. */
const AHEAD = '600px'

/** Fetches more as the reader comes near; a button for those who come by keyboard. */
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
