/**
 * Holds the page still behind `dialog`, which is as high as what the on-screen keyboard leaves free;
 * returns how to let it go.
 */
export function lockScrolling(dialog: HTMLElement): () => void {
  const { style, clientWidth } = document.documentElement
  // The bar's room stays, or the whole page would be laid out again.
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  const stop = new AbortController()
  const fit = () => dialog.style.setProperty('--visible', `${window.visualViewport?.height}px`)
  // Some browsers lay their keyboard over the page, and `dvh` does not know of it.
  window.visualViewport?.addEventListener('resize', fit, { signal: stop.signal })
  return () => {
    style.overflow = ''
    style.scrollbarGutter = ''
    stop.abort()
  }
}
