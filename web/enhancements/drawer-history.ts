let leaving = false
let afterwards: (() => void) | undefined

/** Adds a history entry, so that going back closes only the drawer. */
export function addStep(): void {
  if (!onStep()) history.pushState({ ...history.state, drawer: true }, '')
}

/** Removes that history entry, if it is current; `then` runs afterwards. */
export function removeStep(then?: () => void): void {
  if (then) afterwards = then
  if (leaving) return
  if (!onStep()) {
    runAfterwards()
    return
  }
  leaving = true
  history.back()
}

/** Calls `onBack` when the reader goes back from the entry; the event does not reach the router. */
export function watchStep(onBack: () => boolean): void {
  window.addEventListener(
    'popstate',
    (event) => {
      if (leaving) event.stopImmediatePropagation()
      else if (onBack()) event.stopImmediatePropagation()
      else return
      leaving = false
      runAfterwards()
    },
    { capture: true },
  )
}

function onStep(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'drawer' in state
}

function runAfterwards(): void {
  const run = afterwards
  afterwards = undefined
  run?.()
}
