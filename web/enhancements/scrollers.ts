/**
 * Adds tab stops to overflowing code and tables only, and shows the wrap and unfold buttons only for their code.
 * Returns a function that stops it.
 */
export function watchScrollers(): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) judge(target)
  })
  for (const element of document.querySelectorAll('[data-scroller]')) observer.observe(element)
  return () => observer.disconnect()
}

function judge(element: HTMLElement): void {
  if (element.clientWidth === 0) return
  const isWide = element.scrollWidth > element.clientWidth
  const isLong = element.scrollHeight > element.clientHeight
  if (isWide || isLong) element.tabIndex = 0
  else if (element !== document.activeElement) element.removeAttribute('tabindex')
  const frame = element.closest<HTMLElement>('[data-code]')
  if (!frame) return
  offer(frame, '[data-wrap]', isWide || frame.dataset.wrapped !== undefined)
  offer(frame, '[data-unfold]', isLong || frame.dataset.unfolded !== undefined)
}

function offer(frame: HTMLElement, button: string, isOffered: boolean): void {
  const found = frame.querySelector<HTMLElement>(button)
  if (found) found.hidden = !isOffered
}
