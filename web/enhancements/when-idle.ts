/** How long a reader must stay before something is prefetched, ms, so that quick page changes load nothing. */
const STAY = 2000

/** Runs `work` when the page has been idle for a while, on fast lines only; returns how to cancel it. */
export function whenIdleOnFastConnection(work: () => void): () => void {
  if (!isFast()) return () => {}
  let idle = 0
  const wait = () => {
    timer = window.setTimeout(() => {
      // Safari lacks `requestIdleCallback`.
      if ('requestIdleCallback' in window) idle = requestIdleCallback(work)
      else work()
    }, STAY)
  }
  let timer = 0
  const loaded = new AbortController()
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true, signal: loaded.signal })
  return () => {
    loaded.abort()
    clearTimeout(timer)
    if (idle !== 0) cancelIdleCallback(idle)
  }
}

/** Whether the browser reports a fast connection without data saving. */
function isFast(): boolean {
  // Only some browsers have it: https://developer.mozilla.org/docs/Web/API/NetworkInformation
  const connection = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'effectiveType' in connection &&
    connection.effectiveType === '4g' &&
    !('saveData' in connection && connection.saveData === true)
  )
}
