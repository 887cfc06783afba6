'use client'
import { useEffect } from 'react'
import { localeOfAddress, notFoundPath, pageHref } from '../../config/paths.ts'

/**
 * Stands where the framework finds no page. The page that says so is the server's, with status 404: all
 * pages would carry it otherwise. Where the server says nothing itself, it is at an address of its own.
 */
export function WholeNotFound() {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation')
    const here = location.href.replace(/#.*/, '')
    if (document?.name.replace(/#.*/, '') === here)
      location.replace(pageHref(notFoundPath, localeOfAddress(location.pathname)))
    else location.reload()
  }, [])
  return null
}
