/** Events on the document between the enhancements and the islands, which share no code. */
export interface SiteEvents {
  /** A link to another page of the site was followed; `href` has the base path. */
  'site:navigate': { href: string }
  /** Another page replaced the previous one, or, with `renewed`, a newer state of the same page. */
  'site:page': { renewed: boolean }
  /** The visible page has been published again, so its new state should be fetched. */
  'site:stale': undefined
  /** The search dialog may open soon, is open, or is closed. */
  'site:search': 'soon' | 'open' | 'closed'
}

/** Dispatches `name`; returns false when a listener has prevented it. */
export function dispatch<Name extends keyof SiteEvents>(
  name: Name,
  detail: SiteEvents[Name],
): boolean {
  return document.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))
}

/** Listens for `name` until `signal` aborts. */
export function listen<Name extends keyof SiteEvents>(
  name: Name,
  listener: (detail: SiteEvents[Name], event: Event) => void,
  signal?: AbortSignal,
): void {
  document.addEventListener(
    name,
    (event) => {
      // Only `dispatch` sends events with these names.
      if (event instanceof CustomEvent) listener(event.detail as SiteEvents[Name], event)
    },
    signal ? { signal } : {},
  )
}
