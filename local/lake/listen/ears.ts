/** What the clients' streams have in common, for tests. */
type Stream<T> = {
  subscribe: (observer: { next: (event: T) => void; error: (cause: unknown) => void }) => {
    unsubscribe: () => void
  }
}

export type Ears<T> = {
  heard: T[]
  /** Everything heard, once it is so many. */
  until: (count: number) => Promise<T[]>
  /** The error that ended the stream. */
  failure: Promise<unknown>
} & Disposable

/** Collects what a stream of a client tells, for a test. */
export function earsOf<T>(stream: Stream<T>): Ears<T> {
  const heard: T[] = []
  let wake = () => {}
  let fail = (_: unknown) => {}
  const failure = new Promise<unknown>((resolve) => {
    fail = resolve
  })
  const subscription = stream.subscribe({
    next: (event) => {
      heard.push(event)
      wake()
    },
    error: (cause) => {
      fail(cause)
      wake()
    },
  })
  return {
    heard,
    failure,
    async until(count) {
      while (heard.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      return heard
    },
    [Symbol.dispose]: () => subscription.unsubscribe(),
  }
}
