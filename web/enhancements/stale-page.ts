import { dispatch, listen } from './events.ts'

/** When the page at an address was made, as its `generated-at` has it. */
export const generatedAtHeader = 'X-Generated-At'

/** A page that was made ready so long ago may have been published over. In ms. */
const MOMENT = 2000

/**
 * Pages that were fetched before they show, or come back from memory, are asked for once they show, and loaded again
 * where they were published over.
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

/** Whether somebody has filled in anything, which a new page would lose. */
const hasEntries = (): boolean =>
  CSS.supports('selector(:user-valid)') &&
  document.querySelector('[data-page] :is(:user-valid, :user-invalid)') !== null
