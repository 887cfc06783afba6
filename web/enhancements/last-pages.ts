import { storageKeys } from '../config/storage-keys.ts'
import { onPage } from './on-page.ts'
import { store, stored } from './storage.ts'

/** A page that the reader had before them. */
export interface LastPage {
  /** Its path, base path included. */
  href: string
  title: string
}

/** One more than the search shows, which leaves out the page that shows. */
const MOST = 6

/** Remembers, in this browser alone, that the page that shows was opened. */
export function noteLastPage(): void {
  const title = onPage('main h1')[0]?.textContent.trim()
  // What stands in no sidebar is on the way to a page.
  if (!title || !document.querySelector('[data-sidebar-name]') || document.prerendering) return
  const page: LastPage = { href: location.pathname, title }
  const others = lastPages().filter(({ href }) => href !== page.href)
  store(key(), JSON.stringify([page, ...others].slice(0, MOST)))
}

/** The pages that the reader opened last in the language of the one that shows, the last one first. */
export function lastPages(): LastPage[] {
  try {
    const kept: unknown = JSON.parse(stored(key()) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLastPage) : []
  } catch {
    // Somebody else wrote it: as good as nothing kept.
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
