import { type Observable, ReplaySubject, share, timer } from 'rxjs'
import type { DocumentStore } from 'sanity'

/** How long what a pane began may take once the pane is gone. */
const LINGER_MS = 30_000

type Operations = ReturnType<DocumentStore['pair']['editOperations']>

const known = new WeakSet<DocumentStore['pair']>()

/**
 * Sanity gives up an operation when the last form of the document goes: “Restore most recent revision” of 6.16.0
 * begins to restore, opens the document anew, and so ends what it began. From here on it is finished.
 */
export function finishOperations({ pair }: DocumentStore): void {
  if (known.has(pair)) return
  known.add(pair)
  const made = new WeakMap<Operations, Operations>()
  const { editOperations } = pair
  pair.editOperations = (...asked) => {
    const original = editOperations(...asked)
    const lasting = made.get(original) ?? outliving(original, LINGER_MS)
    made.set(original, lasting)
    return lasting
  }
}

/** The same for all who listen, ended `ms` after the last of them left. */
export const outliving = <T>(source: Observable<T>, ms: number): Observable<T> =>
  source.pipe(
    share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(ms) }),
  )
