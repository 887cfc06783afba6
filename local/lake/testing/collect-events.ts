/** The common part of the clients' streams. */
type Stream<T> = {
  subscribe: (observer: { next: (event: T) => void; error: (cause: unknown) => void }) => {
    unsubscribe: () => void
  }
}

export type CollectedEvents<T> = {
  received: T[]
  /** Resolves with all received events once there are `count`. */
  until: (count: number) => Promise<T[]>
  /** Resolves with the error that ended the stream. */
  failure: Promise<unknown>
} & Disposable

/** Collects the events of a client's stream. */
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
