'use client'
import { useEffect, useRef, useState } from 'react'
import { showModal } from '../dialog/show-modal.ts'
import { LoadFailure } from './load-failure.tsx'
import { Loader } from './loader.tsx'
import styles from './loading-dialog.module.css'

/** What arrives sooner than this shows no sign of it, ms. */
const delay = 200

export interface LoadingDialogProps {
  label: string
  retry: string
  /** Why it did not arrive; absent while it may still. */
  error: unknown
  onRetry: () => void
  onClose: () => void
}

/** Stands where a dialog will be whose code is on its way. */
export function LoadingDialog({ label, retry, error, onRetry, onClose }: LoadingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (dialog.current) showModal(dialog.current)
    const timer = setTimeout(() => setLate(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose}>
      {error !== undefined ? (
        <LoadFailure error={error} retry={retry} onRetry={onRetry} />
      ) : (
        late && <Loader />
      )}
    </dialog>
  )
}
