import { storageKeys } from '../config/storage-keys.ts'
import { firstAnnouncement } from './inline/first-announcement.ts'
import { closest, onPage } from './on-page.ts'
import { localValue, setLocalValue } from './storage.ts'

/** Maximum number of remembered closed announcements; more than exist at a time. */
const REMEMBERED = 20
/** Maximum delay of a timer, ms: `setTimeout` overflows after 24.8 days. */
const DAY_MS = 24 * 60 * 60_000

/** Announcements closed on this page, for browsers without storage. */
const here: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Closes an announcement for good, here and in other tabs, and shows the next one. */
export function announcement(): void {
  document.addEventListener(
    'click',
    (event) => {
      const bar = closest(event, '[data-announcement-close]')?.closest<HTMLElement>(
        '[data-announcement]',
      )
      if (!bar) return
      const inside = bar.contains(document.activeElement)
      here.push(bar.dataset.announcement ?? '')
      setLocalValue(storageKeys.announcement, closed().slice(-REMEMBERED).join(' '))
      const next = applyAnnouncement()?.querySelector<HTMLElement>('a, button')
      if (inside) (next ?? onPage('[data-navbar] a')[0])?.focus({ preventScroll: true })
    },
    { capture: true },
  )
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.announcement) applyAnnouncement()
  })
}

/** Shows the current announcement of the visible page until it ends, and returns it. */
export function applyAnnouncement(): HTMLElement | undefined {
  clearTimeout(timer)
  const holders = [...document.querySelectorAll<HTMLElement>('[data-announcements]')]
  const holder = holders.find(({ parentElement }) => parentElement?.checkVisibility())
  const shown = firstAnnouncement(
    document.documentElement,
    holder?.querySelectorAll<HTMLElement>('[data-announcement]') ?? [],
    closed(),
  )
  const { until } = shown?.dataset ?? {}
  if (until !== undefined)
    timer = setTimeout(applyAnnouncement, Math.min(Number(until) * 1000 - Date.now(), DAY_MS))
  return shown
}

const closed = () => [
  ...new Set([...(localValue(storageKeys.announcement) ?? '').split(' '), ...here]),
]
