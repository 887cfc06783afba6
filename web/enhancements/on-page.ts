/** The visible elements that match; some parts exist once for wide screens and once for phones. */
export function onPage<E extends Element = HTMLElement>(selector: string): E[] {
  return [...document.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility())
}

/** The closest ancestor of an event's target, or the target itself, that matches `selector`. */
export function closest<E extends Element = HTMLElement>(event: Event, selector: string): E | null {
  return event.target instanceof Element ? event.target.closest<E>(selector) : null
}
