'use client'
import { useEffect, useRef } from 'react'
import { causes } from './causes.ts'
import styles from './crash.module.css'

export interface CrashWords {
  /** Title of a document of which nothing else is left. */
  document: string
  title: string
  retry: string
  /** On the button that asks again for what did not arrive. */
  reload: string
}

export interface CrashProps {
  error: unknown
  onRetry: () => void
  words: CrashWords
}

/** Stands where what should be shown cannot be. */
export function Crash({ error, onRetry, words }: CrashProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // What the page said of itself may be gone with what crashed: presses need not wait any longer.
    document.documentElement.dataset.hasHydrated = 'true'
    button.current?.toggleAttribute('data-ready', true)
  }, [])
  return (
    <div className={styles.crash}>
      <h1>{words.title}</h1>
      <button ref={button} type="button" onClick={onRetry}>
        {words.retry}
      </button>
      <hr />
      <p>{causes(error)}</p>
    </div>
  )
}
