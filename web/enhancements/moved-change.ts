import { onPage } from './on-page.ts'
import { partIndex } from './part-index.ts'

/** Leads an address of an entry of the changelog to the page on which it is by now. */
export function movedChange(): void {
  window.addEventListener('hashchange', followMovedChange)
}

/** The same for a page that has just come. */
export function followMovedChange(): void {
  const index = onPage('[data-changes-index]')[0]?.dataset.changesIndex
  const { hash, pathname } = location
  if (!index || hash === '' || document.getElementById(hash.slice(1)) !== null) return
  partIndex(index)
    .then((changes) => {
      const anchor = hash.slice(1)
      const found = changes.find(({ id, month }) => id === anchor || month === anchor)
      // A page that is older than the index says it has what it has not.
      if (found && found.page !== pathname && location.hash === hash)
        location.replace(`${found.page}${hash}`)
    })
    .catch((error: unknown) => {
      console.warn('On which page of the changelog this is cannot be known.', error)
    })
}
