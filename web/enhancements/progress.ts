/** A page that arrives sooner shows no bar, ms. */
const delay = 200

/** The progress bar at the top of the window. */
export function progress() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (state: 'loading' | 'done') => {
    const bar = document.querySelector<HTMLElement>('[data-progress]')
    if (bar) bar.dataset.progress = state
  }
  return {
    start() {
      clearTimeout(timer)
      timer = setTimeout(() => set('loading'), delay)
    },
    end() {
      clearTimeout(timer)
      set('done')
    },
  }
}
