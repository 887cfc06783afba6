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
  // A frame is not painted yet when it begins, and the next may begin while it is being painted.
  afterFrames(3, () => {
    document.documentElement.dataset.fonts = ''
    passOn(storageKeys.fonts, '1')
  })
}

function afterFrames(count: number, then: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, then) : setTimeout(then)))
}
