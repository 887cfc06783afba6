/**
 * Code and tables that run over: only these are stops of the keyboard, and only their code can be
 * wrapped. Returns how to stop watching.
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
  const over = element.scrollWidth > element.clientWidth
  if (over || element.scrollHeight > element.clientHeight) element.tabIndex = 0
  else if (element !== document.activeElement) element.removeAttribute('tabindex')
  const frame = element.closest<HTMLElement>('[data-code]')
  const button = frame?.querySelector<HTMLElement>('[data-wrap]')
  if (button) button.hidden = !over && frame?.dataset.wrapped === undefined
}
