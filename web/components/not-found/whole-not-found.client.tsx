'use client'
import { useEffect } from 'react'

/**
 * Stands where the framework finds no page. The page that says so is the server's, with status 404: all
 * pages would carry it otherwise. `address` is where it is where the server says nothing itself.
 */
export function WholeNotFound({ address }: { address: string }) {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation')
    const here = location.href.replace(/#.*/, '')
    if (document?.name.replace(/#.*/, '') === here) location.replace(address)
    else location.reload()
  }, [address])
  return null
}
