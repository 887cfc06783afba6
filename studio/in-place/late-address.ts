import { type Path, pathToString } from 'sanity'

/** How long after a form was opened or closed an earlier address may still arrive, ms. */
const LATE_MS = 5000

interface Latest {
  place: string
  at: number
  again: () => void
}

let latest: Latest | undefined

/**
 * Notes that the person opened the form at `path`, or closed a form and is in the list at `path`; `again` repeats that.
 *
 * Sanity writes the path of the open form into the address, and opens the form that a changed address names
 * (`syncPathFromUrl` in the structure tool of sanity 6.16.0). The router delivers an address some renders later. On a
 * slow processor the person has opened another form by then: it would close, and the letters would go into the first.
 */
export function rememberOpenForm(path: Path, again: () => void): void {
  latest = { place: pathToString(path), at: performance.now(), again }
  for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, onChoice, true)
}

/** Any form may open, also by an address, once the person has pressed the mouse, or Enter outside the text. */
function onChoice(event: Event): void {
  const isInText = event.target instanceof Element && event.target.closest('[data-pt-editor]')
  if (event instanceof KeyboardEvent && (event.key !== 'Enter' || isInText)) return
  latest = undefined
  for (const kind of ['pointerdown', 'keydown']) document.removeEventListener(kind, onChoice, true)
}

/** Whether an earlier address opens the form of the block at `path`; the form of a block around it may be open. */
export function opensLate(path: Path): boolean {
  if (!latest || performance.now() - latest.at > LATE_MS) return false
  return !latest.place.startsWith(pathToString(path))
}

/** Opens or closes the form again that the person opened or closed last. */
export function openLatest(): void {
  latest?.again()
}
