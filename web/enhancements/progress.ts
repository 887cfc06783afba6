/** A page that comes sooner than this shows no bar, ms. */
const delay = 200

/** The bar at the top of the window while a page is being loaded. */
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
    /** The page was to come in place: its document instead is worth a word. */
    warnOfDocument() {
      window.addEventListener('beforeunload', warn)
    },
    end() {
      clearTimeout(timer)
      window.removeEventListener('beforeunload', warn)
      set('done')
    },
  }
}

/** The framework loads the document of a page that it could not load in place. */
function warn(): void {
  console.warn('The page could not be loaded in place, so its document is loaded instead.')
}
