import { storageKeys } from '../config/storage-keys.ts'
import { onPage } from './on-page.ts'
import { localValue, setLocalValue } from './storage.ts'

/** A page that the reader opened recently. */
export interface LastPage {
  /** Path with the base path. */
  href: string
  title: string
}

/** One more than the search shows, because it omits the current page. */
const MOST = 6

/** Stores in this browser that the current page was opened. */
export function storeLastPage(): void {
  const title = onPage('main h1')[0]?.textContent.trim()
  // Pages without a sidebar only lead to others.
  if (!title || !document.querySelector('[data-sidebar-name]') || document.prerendering) return
  const page: LastPage = { href: location.pathname, title }
  const others = lastPages().filter(({ href }) => href !== page.href)
  setLocalValue(key(), JSON.stringify([page, ...others].slice(0, MOST)))
}

/** The recently opened pages in the current page's language, the latest first. */
export function lastPages(): LastPage[] {
  try {
    const kept: unknown = JSON.parse(localValue(key()) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLastPage) : []
  } catch {
    // A value that this script did not write is ignored.
    return []
  }
}

const key = () => storageKeys.lastPages(document.documentElement.lang)

function isLastPage(value: unknown): value is LastPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'href' in value &&
    typeof value.href === 'string' &&
    'title' in value &&
    typeof value.title === 'string'
  )
}
