import { type Observable, ReplaySubject, share, timer } from 'rxjs'
import type { DocumentStore } from 'sanity'

/** Time in ms for which an operation may continue after its pane is closed. */
const LINGER_MS = 30_000

type Operations = ReturnType<DocumentStore['pair']['editOperations']>

const known = new WeakSet<DocumentStore['pair']>()

/**
 * Lets operations finish after the last form of their document closes, where Sanity cancels them: “Restore most recent
 * revision” of 6.16.0 starts to restore, reopens the document, and so cancels its own operation.
 */
export function finishOperations({ pair }: DocumentStore): void {
  if (known.has(pair)) return
  known.add(pair)
  const made = new WeakMap<Operations, Operations>()
  const { editOperations } = pair
  pair.editOperations = (...asked) => {
    const original = editOperations(...asked)
    const lasting = made.get(original) ?? shareUntilIdle(original, LINGER_MS)
    made.set(original, lasting)
    return lasting
  }
}

/** Shares `source` among all subscribers, and unsubscribes from it `ms` after the last of them has left. */
export const shareUntilIdle = <T>(source: Observable<T>, ms: number): Observable<T> =>
  source.pipe(
    share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(ms) }),
  )
