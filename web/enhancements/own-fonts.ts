import { storageKeys } from '../config/storage-keys.ts'
import { slowConnection } from './slow-connection.ts'
import { passOn } from './storage.ts'

/**
 * Asks for the site's own fonts once the whole page has been painted, so that no word waits for a font
 * on the same line. The next pages in this window have them from their first paint.
 */
export function ownFonts(): void {
  // Every phone and tablet has an interface font of its own.
  if (slowConnection() || matchMedia('(pointer: coarse)').matches) return
  // A frame that is asked for is not painted yet when it begins.
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.documentElement.dataset.fonts = ''
      passOn(storageKeys.fonts, '1')
    }),
  )
}
