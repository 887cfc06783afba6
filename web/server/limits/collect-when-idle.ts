/** Without requests for this long, ms, the process is idle. */
const IDLE_MS = 20_000
/** Minimal heap growth since the last collection, bytes: less is not worth the pause. */
const GROWN = 64 * 1024 * 1024

interface Setting {
  /** Defaults to Node's own, which exists with `--expose-gc`. */
  collect?: (() => void) | undefined
  heapUsed?: () => number
  idleMs?: number
}

/**
 * Collects the heap once after a busy time: V8 collects only when memory is allocated, so the garbage of a burst would
 * stay until the next. Returns the function to call at each request.
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
