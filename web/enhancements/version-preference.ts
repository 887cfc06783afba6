import { storageKeys } from '../config/storage-keys.ts'
import { closest, onPage } from './on-page.ts'
import { localValue, removeLocalValue, setLocalValue } from './storage.ts'

/** Stores the version that the reader chose. */
export function versionPreference(): void {
  document.addEventListener(
    'click',
    (event) => {
      const version = closest(event, 'a[data-version]')?.dataset.version
      if (version !== undefined) setLocalValue(storageKeys.version, version)
    },
    { capture: true },
  )
}

/** Shows the preferred version on pages without one; forgets a version that no longer exists. */
export function applyVersionPreference(): void {
  const preferred = localValue(storageKeys.version)
  if (preferred === null) return
  const bar = onPage('[data-navbar]')[0]
  if (!bar) return
  const known = [...bar.querySelectorAll<HTMLElement>('[data-version]')]
  const link = known.find(({ dataset }) => dataset.version === preferred)
  if (!link) removeLocalValue(storageKeys.version)
  const shown = bar.querySelector('[data-version-shown=""]')
  if (link && shown) shown.textContent = link.textContent
}
