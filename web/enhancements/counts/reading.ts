import { onPage } from '../on-page.ts'

let last = ''

/** The form that asks whether the page was helpful; pages are counted only where it exists. */
export const helpfulForm = (): HTMLFormElement | undefined =>
  onPage<HTMLFormElement>('form[data-helpful]')[0]

/**
 * Counts one reading of this page when it is idle: not for readers who object to tracking, not in the Studio's preview,
 * and not before a prerendered page is shown.
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
  // Safari lacks `requestIdleCallback`.
  else if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 500)
}
