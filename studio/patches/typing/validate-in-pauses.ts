import {
  distinctUntilChanged,
  fromEvent,
  map,
  type Observable,
  of,
  scan,
  startWith,
  switchMap,
  timer,
} from 'rxjs'
import type { DocumentStore, useValidationStatus } from 'sanity'

/** How long nothing is written before the document is judged again. */
const PAUSE_MS = 600

export type ValidationStatus = ReturnType<typeof useValidationStatus>

const UNDER_WAY: ValidationStatus = { isValidating: true, validation: [] }

const known = new WeakSet<DocumentStore['pair']>()

/**
 * Sanity judges the whole document after each key, in hundreds of small steps that keep a long page
 * busy until the next one. From here on it begins when the writer pauses; what was found before stands
 * until then. Nobody can publish meanwhile: that waits until the last revision is judged.
 */
export function validateInPauses({ pair }: DocumentStore): void {
  if (known.has(pair)) return
  known.add(pair)
  const writes = writing()
  const made = new WeakMap<Observable<ValidationStatus>, Observable<ValidationStatus>>()
  const { validation } = pair
  pair.validation = (...asked) => {
    const original = validation(...asked)
    const calm = made.get(original) ?? inPauses(original, writes)
    made.set(original, calm)
    return calm
  }
}

/** The same while nobody writes; under way from the first letter on, and started again in the pause. */
export function inPauses(
  statuses: Observable<ValidationStatus>,
  writes: Observable<boolean>,
): Observable<ValidationStatus> {
  return writes.pipe(
    switchMap((isWriting) => (isWriting ? of(UNDER_WAY) : statuses)),
    scan(
      (before, next) =>
        next.isValidating ? { ...before, ...next, validation: before.validation } : next,
      UNDER_WAY,
    ),
  )
}

/** Whether somebody writes, from the first letter until the pause. */
function writing(): Observable<boolean> {
  return fromEvent(window, 'beforeinput', { capture: true }).pipe(
    switchMap(() =>
      timer(PAUSE_MS).pipe(
        map(() => false),
        startWith(true),
      ),
    ),
    startWith(false),
    distinctUntilChanged(),
  )
}
