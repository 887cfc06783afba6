import { dispatch, listen } from './events.ts'

/** When the page at an address was made, as its `generated-at` has it. */
export const generatedAtHeader = 'X-Generated-At'

/** A page that was made ready so long ago may have been published over. In ms. */
const MOMENT = 2000

/**
 * Pages that browsers and the router show from memory, for which they ask nobody, are asked for once they show, and
 * loaded again where they were published over.
 */
export function stalePage(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation?.type === 'back_forward') renewStale()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) renewStale()
  })
  document.addEventListener('prerenderingchange', () => {
    if (performance.now() - (navigation?.responseEnd ?? 0) > MOMENT) renewStale()
  })
  listen('site:page', ({ first }) => {
    if (!first) renewStale()
  })
}

async function renewStale(): Promise<void> {
  const { href } = location
  const init: RequestInit = { method: 'HEAD', cache: 'no-store', headers: { accept: 'text/html' } }
  // Offline the page stays as it is.
  const answer = await fetch(href, init).catch(() => undefined)
  const current = answer?.headers.get(generatedAtHeader)
  const shown = document.querySelector<HTMLMetaElement>('meta[name="generated-at"]')?.content
  if (!current || !shown || current <= shown || location.href !== href) return
  if (!hasEntries() && dispatch('site:stale', undefined)) location.reload()
}

/** Whether somebody has filled in anything, which a new document would lose. */
const hasEntries = (): boolean =>
  CSS.supports('selector(:user-valid)') &&
  document.querySelector(':user-valid, :user-invalid') !== null
