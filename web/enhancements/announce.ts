/** Announces `words` to screen readers. */
export function announce(words: string): void {
  const live = announcer()
  if (!live) return
  // Setting the same text again is no change, so screen readers would not announce it.
  live.textContent = live.textContent === words ? `${words}\u00a0` : words
}

/** The document's live region, which also holds the texts of buttons that have finished. */
export function announcer(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-announcer]')
}
