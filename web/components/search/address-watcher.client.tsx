'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

/** Tells of every change of the address: the first one, back and forward, and a link to other words. */
export function AddressWatcher({ onChange }: { onChange: () => void }) {
  const parameters = useSearchParams().toString()
  useEffect(() => {
    // What changed is read from the address itself, which may be ahead of these.
    if (parameters !== undefined) onChange()
  }, [parameters, onChange])
  return null
}
