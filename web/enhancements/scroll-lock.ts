/**
 * Stops the page behind `dialog` from scrolling, and fits the dialog's height above the on-screen keyboard; returns a
 * function that undoes it.
 */
export function lockScrolling(dialog: HTMLElement): () => void {
  const { style, clientWidth } = document.documentElement
  // Keeps the scrollbar's space, to avoid a new layout of the page.
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  const stop = new AbortController()
  const fit = () => dialog.style.setProperty('--visible', `${window.visualViewport?.height}px`)
  // In some browsers the keyboard overlays the page without changing `dvh`.
  window.visualViewport?.addEventListener('resize', fit, { signal: stop.signal })
  return () => {
    style.overflow = ''
    style.scrollbarGutter = ''
    stop.abort()
  }
}
