import { dispatch, listen } from './events.ts'

/** Response header with the time of the page's render, equal to its `generated-at` meta tag. */
export const generatedAtHeader = 'X-Generated-At'

/** Age from which a prerendered page may be outdated, ms. */
const MOMENT = 2000

/**
 * Checks pages that were fetched before they show, or restored from memory, once they show, and renews outdated ones.
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
  listen('site:page', ({ renewed }) => {
    if (!renewed) renewStale()
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
  if (!hasEntries()) dispatch('site:stale', undefined)
}

/** Whether the reader has filled in a field, which a new page would lose. */
const hasEntries = (): boolean =>
  CSS.supports('selector(:user-valid)') &&
  document.querySelector('[data-page] :is(:user-valid, :user-invalid)') !== null
