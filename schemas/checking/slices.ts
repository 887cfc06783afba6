/** Maximum time in ms for which work may block painting and input. */
const SLICE_MS = 10

/** Divides work into slices; between slices the page can paint and handle input. */
export interface Slices {
  isOver(): boolean
  /** Resolves at the start of the next slice; rejects with the reason of an aborted signal. */
  next(): Promise<void>
}

export function slices(signal?: AbortSignal): Slices {
  let end = performance.now() + SLICE_MS
  let waiting: Promise<void> | undefined
  return {
    isOver: () => performance.now() >= end,
    next() {
      waiting ??= nextTask().then(() => {
        signal?.throwIfAborted()
        end = performance.now() + SLICE_MS
        waiting = undefined
      })
      return waiting
    },
  }
}

/** Returns a promise for the next task. A timer would add 4 ms, and `requestIdleCallback` takes even longer. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
