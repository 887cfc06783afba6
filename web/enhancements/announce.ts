/** Says `words` to who listens to the page rather than looks at it. */
export function announce(words: string): void {
  const live = announcer()
  if (!live) return
  // The same words again would be no change, and not be said.
  live.textContent = live.textContent === words ? `${words}\u00a0` : words
}

/** The live region of the document, which also holds the words of buttons that have done their work. */
export function announcer(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-announcer]')
}
