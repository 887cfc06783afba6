/** What was measured of each key: ms from the press. */
export interface LetterTimes {
  /** Until the first frame that shows the letter. */
  shown: number[]
  /** What the browser itself says of a key press until the next frame; it rounds to 8 ms. */
  eventTiming: number[]
  /** Of every task that kept the page for more than 50 ms. */
  longTasks: number[]
}

declare global {
  interface Window {
    letterTimes?: LetterTimes
    endMeasuring?: () => void
  }
}

/**
 * Runs in the page and begins to measure. A press counts from the time that the browser stamped on
 * it, so the wait for a page that is busy is in it. Shown is a letter in the first frame after the
 * text of what has the focus is longer: a message that is sent from an animation frame arrives when
 * that frame was painted.
 */
export function beginMeasuring(): void {
  const times: LetterTimes = { shown: [], eventTiming: [], longTasks: [] }
  const ended = new AbortController()
  window.endMeasuring?.()
  window.endMeasuring = () => ended.abort()
  window.letterTimes = times
  const lengthNow = () => {
    const element = document.activeElement
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return element.value.length
    return getSelection()?.anchorNode?.textContent?.length ?? 0
  }
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key.length !== 1) return
      const before = lengthNow()
      const look = () =>
        requestAnimationFrame(() => {
          if (lengthNow() <= before) return look()
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.shown.push(performance.now() - event.timeStamp)
          port2.postMessage(undefined)
        })
      look()
    },
    { capture: true, signal: ended.signal },
  )
  observe({ type: 'event', durationThreshold: 16 }, ({ name, duration }) => {
    if (name === 'keydown') times.eventTiming.push(duration)
  })
  observe({ type: 'longtask' }, ({ duration }) => times.longTasks.push(duration))

  function observe(
    what: PerformanceObserverInit & { durationThreshold?: number },
    note: (entry: PerformanceEntry) => void,
  ): void {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
    observer.observe(what)
    ended.signal.addEventListener('abort', () => observer.disconnect())
  }
}
