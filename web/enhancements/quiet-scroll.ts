let quiet = false

/** Whether the current scroll event was caused by the site, not the reader. */
export function scrollsQuietly(): boolean {
  return quiet
}

/** Scrolls by `pixels` at once, without the reactions to a reader's scrolling. */
export function scrollQuietlyBy(pixels: number): void {
  if (pixels === 0) return
  quiet = true
  window.scrollBy({ top: pixels, behavior: 'instant' })
  // Browsers dispatch scroll events just before the next frame's callbacks.
  requestAnimationFrame(() => {
    quiet = false
  })
}
