/** What the clients' streams have in common, for tests. */
type Stream<T> = {
  subscribe: (observer: { next: (event: T) => void; error: (cause: unknown) => void }) => {
    unsubscribe: () => void
  }
}

export type CollectedEvents<T> = {
  received: T[]
  /** Everything received, once it is so many. */
  until: (count: number) => Promise<T[]>
  /** The error that ended the stream. */
  failure: Promise<unknown>
} & Disposable

/** Collects what a stream of a client tells, for a test. */
export function collectEvents<T>(stream: Stream<T>): CollectedEvents<T> {
  const received: T[] = []
  let wake = () => {}
  let fail = (_: unknown) => {}
  const failure = new Promise<unknown>((resolve) => {
    fail = resolve
  })
  const subscription = stream.subscribe({
    next: (event) => {
      received.push(event)
      wake()
    },
    error: (cause) => {
      fail(cause)
      wake()
    },
  })
  return {
    received,
    failure,
    async until(count) {
      while (received.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      return received
    },
    [Symbol.dispose]: () => subscription.unsubscribe(),
  }
}
