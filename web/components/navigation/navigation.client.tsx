'use client'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { dispatch, listen } from '../../enhancements/events.ts'
import { openStreamOnPress } from '../stream-console/open-on-press.ts'
import { prefetchInView, prefetchOnIntent } from './prefetch.ts'

export interface NavigationProps {
  /** Whether pages whose links are in view are fetched ahead. */
  ahead: boolean
}

/** Takes over from the browser where links of the site lead, and says which page shows. */
export function Navigation({ ahead }: NavigationProps) {
  const router = useRouter()
  const pathname = usePathname()
  const first = useRef(true)
  const [pending, startTransition] = useTransition()

  useEffect(() => {
    const stop = new AbortController()
    prefetchOnIntent(router.prefetch, stop.signal)
    openStreamOnPress(stop.signal)
    listen(
      'site:navigate',
      ({ href }, event) => {
        event.preventDefault()
        // Where the page is scrolled to then, the enhancements decide.
        startTransition(() => router.push(href, { scroll: false }))
      },
      stop.signal,
    )
    listen(
      'site:stale',
      (_, event) => {
        event.preventDefault()
        router.refresh()
      },
      stop.signal,
    )
    const { dataset } = document.documentElement
    dataset.hasHydrated = 'true'
    // From here on pages are fetched ahead as the router wants them.
    delete dataset.ahead
    return () => stop.abort()
  }, [router])

  useEffect(() => {
    // A document that came from the server needs no telling, one that was made after a crash does.
    const isKnown = first.current && document.documentElement.dataset.enhanced === 'true'
    if (!isKnown) dispatch('site:page', { first: first.current })
    first.current = false
    return ahead ? prefetchInView(router.prefetch) : undefined
  }, [pathname, router, ahead])

  useEffect(() => {
    if (!pending) dispatch('site:settled', undefined)
  }, [pending])

  return null
}
