let leaving = false
let afterwards: (() => void) | undefined

/** Adds a step to the browser's history, so that going back from there closes the drawer only. */
export function addStep(): void {
  if (!onStep()) history.pushState({ ...history.state, drawer: true }, '')
}

/** Takes that step out of the history again, if it is still there; `then` runs when it is gone. */
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

/** Calls `onBack` when the reader goes back from the step; the router hears nothing of it. */
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
