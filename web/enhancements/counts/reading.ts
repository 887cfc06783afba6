import { onPage } from '../on-page.ts'

let last = ''

/** The form that asks whether the page was helpful: where it is, pages are counted. */
export const helpfulForm = (): HTMLFormElement | undefined =>
  onPage<HTMLFormElement>('form[data-helpful]')[0]

/**
 * Says once that this page was read, when it is idle: not of readers who ask not to be tracked, not in the Studio's
 * preview, and not before a page that was made ahead is shown.
 */
export function countReading(): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', countReading, { once: true })
    return
  }
  const path = location.pathname
  const to = helpfulForm()?.dataset.helpful
  const refused =
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
  if (!to || refused || path === last || top !== self) return
  last = path
  whenIdle(() => navigator.sendBeacon(to, path))
}

function whenIdle(work: () => void): void {
  if (document.readyState !== 'complete')
    window.addEventListener('load', () => whenIdle(work), { once: true })
  // Safari has none.
  else if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 500)
}
