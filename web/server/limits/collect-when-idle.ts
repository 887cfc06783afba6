/** So long nobody has asked for anything, ms. */
const IDLE_MS = 20_000
/** How much must have come to the heap since the last time, bytes: less is not worth the pause. */
const GROWN = 64 * 1024 * 1024

interface Setting {
  /** Node's own, where it is started with `--expose-gc`. */
  collect?: (() => void) | undefined
  heapUsed?: () => number
  idleMs?: number
}

/**
 * Has the heap collected once after a busy time: V8 does so only while memory is taken, so that what a herd
 * left would be held until the next. Returns the function that is to be called at each request.
 */
export function collectWhenIdle({
  collect = globalThis.gc,
  heapUsed = () => process.memoryUsage().heapUsed,
  idleMs = IDLE_MS,
}: Setting = {}): () => void {
  let after = 0
  const timer = setTimeout(() => {
    if (!collect || heapUsed() < after + GROWN) return
    collect()
    after = heapUsed()
  }, idleMs).unref()
  return () => void timer.refresh()
}
