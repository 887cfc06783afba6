/** Columns of pixels at the end of a list of tabs that fade out. */
const fade = 18

/** Scrolls a list of tabs, and nothing around it, until `tab` can be seen. */
export function revealTab(tab: HTMLElement): void {
  const list = tab.parentElement
  if (!list) return
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  const after = inner.right - outer.right + fade
  const before = inner.left - outer.left
  if (after > 0) list.scrollLeft += after
  else if (before < 0) list.scrollLeft += before
}
