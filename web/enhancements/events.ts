/**
 * What the enhancements and the framework dispatch to each other, as events on the document: neither holds
 * the other's code, and each works while the other is not there.
 */
export interface SiteEvents {
  /** Another page of the site is wanted; who prevents it shows it in place. `href` is without the base path. */
  'site:navigate': { href: string }
  /** The framework has put another page into the document, or `first` a document of its own. */
  'site:page': { first: boolean }
  /** The page that shows was published over; who prevents it shows it as it is now. */
  'site:stale': undefined
  /** A part of the page that shows was drawn after it, as its sidebar. */
  'site:filled': undefined
  /** The framework has nothing under way any more. */
  'site:settled': undefined
  /** The search dialog is soon wanted, is open, or is closed. */
  'site:search': 'soon' | 'open' | 'closed'
  /** What fills the search dialog did not load. */
  'site:search-failed': { error: unknown }
}

/** Dispatches `name` to who listens; false where one of them has prevented it. */
export function dispatch<Name extends keyof SiteEvents>(
  name: Name,
  detail: SiteEvents[Name],
): boolean {
  return document.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))
}

/** Listens to `name` until `signal` aborts. */
export function listen<Name extends keyof SiteEvents>(
  name: Name,
  listener: (detail: SiteEvents[Name], event: Event) => void,
  signal?: AbortSignal,
): void {
  document.addEventListener(
    name,
    (event) => {
      // Only `dispatch` sends events of these names.
      if (event instanceof CustomEvent) listener(event.detail as SiteEvents[Name], event)
    },
    signal ? { signal } : {},
  )
}
