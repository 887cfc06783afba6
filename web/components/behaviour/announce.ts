/** Says `words` to who listens to the page rather than looks at it. */
export function announce(words: string): void {
  const place = document.querySelector('[data-announcer]')
  if (!place) return
  // The same words again would be no change, and not be said.
  place.textContent = place.textContent === words ? `${words}\u00a0` : words
}
