import { storageKeys } from '../config/storage-keys.ts'
import { closest, onPage } from './on-page.ts'
import { property } from './property.ts'
import {
  localValue,
  removeLocalValue,
  sessionValue,
  setLocalValue,
  setSessionValue,
} from './storage.ts'

/** A visit ends after this time without a page view, ms. */
const PAUSE_MS = 30 * 60_000

/** Marks changes since the last visit, which only this browser knows; pressing a button clears the marks. */
export function lastVisit(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!closest(event, '[data-visit-clear]')) return
      removeLocalValue(storageKeys.visit)
      setSessionValue(storageKeys.changed, null)
      applyLastVisit()
    },
    { capture: true },
  )
}

/** Marks the changes and pages that are new to the reader. */
export function applyLastVisit(): void {
  const since = sinceDay()
  let marked = 0
  for (const list of onPage<HTMLElement>('[data-new-since]'))
    for (const time of list.querySelectorAll<HTMLTimeElement>('time[datetime]')) {
      const isNew = since !== undefined && time.dateTime >= since
      if (isNew) time.dataset.new = list.dataset.newSince ?? ''
      else delete time.dataset.new
      marked += Number(isNew)
    }
  for (const button of document.querySelectorAll<HTMLElement>('[data-visit-clear]'))
    button.hidden = marked === 0
  for (const mark of document.querySelectorAll<HTMLElement>('[data-marked-until]'))
    if ((mark.dataset.markedUntil ?? '') < today()) mark.hidden = true
  if (since === undefined) markPages([])
  else if (sessionValue(storageKeys.changed) === null) void fetchChanged(since)
  else markPages(changedPages())
}

/** The day of the previous visit; undefined on the first. Also stores the current visit. */
function sinceDay(): string | undefined {
  const now = Date.now()
  const [before = '', day = '', time = '0'] = (localValue(storageKeys.visit) ?? '').split(' ')
  const isAnother = now - Number(time) > PAUSE_MS
  const previous = isAnother ? day : before
  if (isAnother) setSessionValue(storageKeys.changed, null)
  setLocalValue(storageKeys.visit, `${previous} ${today()} ${now}`)
  return previous === '' ? undefined : previous
}

const today = () => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)

/** Fetches the changed pages once per visit; after a failure the next page fetches them. */
async function fetchChanged(since: string): Promise<void> {
  const feed = document.querySelector<HTMLElement>('[data-changes-feed]')?.dataset.changesFeed
  if (!feed) return
  try {
    const answer: unknown = await (await fetch(`${feed}?since=${since}`)).json()
    setSessionValue(storageKeys.changed, pagesIn(answer).join(' '))
    markPages(changedPages())
  } catch (error) {
    console.warn('Which pages changed since the last visit is not known.', error)
  }
}

/** The addresses of the pages that a feed names. */
function pagesIn(feed: unknown): string[] {
  const items = property(feed, 'items')
  if (!Array.isArray(items)) return []
  return items.flatMap((item) => {
    const pages = property(property(item, '_changes'), 'pages')
    return Array.isArray(pages) ? pages.filter((page) => typeof page === 'string') : []
  })
}

const changedPages = () => (sessionValue(storageKeys.changed) ?? '').split(' ')

function markPages(pages: readonly string[]): void {
  const changed = new Set(pages)
  for (const tree of document.querySelectorAll<HTMLElement>('[data-changes-feed]'))
    for (const link of tree.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (changed.has(link.pathname)) {
        link.dataset.changed = ''
        link.ariaDescription = tree.dataset.changedLabel ?? ''
      } else if (link.dataset.changed === '') {
        delete link.dataset.changed
        link.ariaDescription = null
      }
}
