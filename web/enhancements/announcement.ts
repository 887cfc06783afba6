import { storageKeys } from '../config/storage-keys.ts'
import { closest, onPage } from './on-page.ts'
import { store, stored } from './storage.ts'

/** Closes the announcement for good, here and in other tabs. */
export function announcement(): void {
  document.addEventListener(
    'click',
    (event) => {
      const bar = closest(event, '[data-announcement-close]')?.closest<HTMLElement>(
        '[data-announcement]',
      )
      if (!bar) return
      const inside = bar.contains(document.activeElement)
      store(storageKeys.announcement, bar.dataset.announcement ?? '')
      document.documentElement.dataset.announcementDismissed = ''
      if (inside) onPage('[data-navbar] a')[0]?.focus({ preventScroll: true })
    },
    { capture: true },
  )
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.announcement) applyAnnouncement()
  })
}

/** Hides the announcement of the page that shows if it is the one that was closed. */
export function applyAnnouncement(): void {
  const closed = stored(storageKeys.announcement)
  const bars = document.querySelectorAll<HTMLElement>('[data-announcement]')
  const current = [...bars].find((bar) => bar.parentElement?.checkVisibility())
  document.documentElement.toggleAttribute(
    'data-announcement-dismissed',
    current !== undefined && current.dataset.announcement === closed,
  )
}
