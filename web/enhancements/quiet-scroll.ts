let quiet = false

/** Whether the scrolling that is reported now is the site's own, not the reader's. */
export function scrollsQuietly(): boolean {
  return quiet
}

/** Scrolls by `pixels` at once, without what a reader's scrolling brings about. */
export function scrollQuietlyBy(pixels: number): void {
  if (pixels === 0) return
  quiet = true
  window.scrollBy({ top: pixels, behavior: 'instant' })
  // The browser reports a scroll just before the next frame's callbacks.
  requestAnimationFrame(() => {
    quiet = false
  })
}
