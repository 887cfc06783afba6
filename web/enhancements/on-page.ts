/** The elements that show: some parts are there once for wide screens and once for phones. */
export function onPage<E extends Element = HTMLElement>(selector: string): E[] {
  return [...document.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility())
}

/** The nearest element around an event's target that matches `selector`. */
export function closest<E extends Element = HTMLElement>(event: Event, selector: string): E | null {
  return event.target instanceof Element ? event.target.closest<E>(selector) : null
}
