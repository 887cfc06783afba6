/** What the enhancements and the islands dispatch to each other, as events on the document: neither holds the other's code. */
export interface SiteEvents {
  /** Another page of the site is wanted; `href` has the base path. */
  'site:navigate': { href: string }
  /** Another page shows in place of the one before, or, `renewed`, the same as it is now. */
  'site:page': { renewed: boolean }
  /** The page that shows was published over, and is wanted as it is now. */
  'site:stale': undefined
  /** The search dialog is soon wanted, is open, or is closed. */
  'site:search': 'soon' | 'open' | 'closed'
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
