import { onPage } from './on-page.ts'
import { partIndex } from './part-index.ts'

/** Redirects the address of a changelog entry to the page that holds it now. */
export function movedChange(): void {
  window.addEventListener('hashchange', followMovedChange)
}

/** Redirects when a new page shows. */
export function followMovedChange(): void {
  const index = onPage('[data-changes-index]')[0]?.dataset.changesIndex
  const { hash, pathname } = location
  if (!index || hash === '' || document.getElementById(hash.slice(1)) !== null) return
  partIndex(index)
    .then((changes) => {
      const anchor = hash.slice(1)
      const found = changes.find(({ id, month }) => id === anchor || month === anchor)
      // A page older than the index may not contain what the index assigns to it.
      if (found && found.page !== pathname && location.hash === hash)
        location.replace(`${found.page}${hash}`)
    })
    .catch((error: unknown) => {
      console.warn('On which page of the changelog this is cannot be known.', error)
    })
}
