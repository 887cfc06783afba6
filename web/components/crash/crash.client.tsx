'use client'
import { useEffect } from 'react'
import { LoadFailure } from '../loading/load-failure.tsx'
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
  useEffect(() => {
    // What the page said of itself may be gone with what crashed: nothing need wait any longer.
    document.documentElement.dataset.hasHydrated = 'true'
  }, [])
  useEffect(() => {
    if (!notLoaded(error) || loadedHere()) return
    console.warn(error)
    location.reload()
  }, [error])
  return (
    <div className={styles.crash}>
      {notLoaded(error) ? (
        <LoadFailure error={error} retry={words.reload} onRetry={() => location.reload()} />
      ) : (
        <>
          <h1>{words.title}</h1>
          <button type="button" onClick={onRetry}>
            {words.retry}
          </button>
          <hr />
          <p>{causes(error)}</p>
        </>
      )}
    </div>
  )
}

/** Whether the code of the page did not arrive, rather than failed. */
function notLoaded(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/** Whether the document was loaded at this address, so that loading it again is the reader's choice. */
function loadedHere(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && new URL(document.name).pathname === location.pathname
}
