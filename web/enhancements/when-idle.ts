/** How long a reader stays before something is fetched that may be wanted, ms: who leafs through pages pays nothing. */
const STAY = 2000

/** Runs `work` when the page has been quiet for a while, on fast lines alone; returns what calls it off. */
export function whenIdleOnFastLine(work: () => void): () => void {
  if (!isFast()) return () => {}
  let idle = 0
  const wait = () => {
    timer = window.setTimeout(() => {
      // Safari has none.
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

/** Whether the browser says that its line is fast, and that nobody wants to save on it. */
function isFast(): boolean {
  // Only some browsers know: https://developer.mozilla.org/docs/Web/API/NetworkInformation
  const connection = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'effectiveType' in connection &&
    connection.effectiveType === '4g' &&
    !('saveData' in connection && connection.saveData === true)
  )
}
