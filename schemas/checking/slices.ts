/** How long work may keep a page from painting and answering. */
const SLICE_MS = 10

/** Work in slices: after each one the page paints, and answers who clicks and types. */
export interface Slices {
  isOver(): boolean
  /** Resolves at the begin of the next slice; rejects with the reason of a signal that is aborted. */
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

/** A timer would wait 4 ms more, and until a browser is idle takes longer still. */
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
