import { storageKeys } from '../config/storage-keys.ts'
import { slowConnection } from './slow-connection.ts'
import { setSessionValue } from './storage.ts'

/**
 * Loads the site's fonts after the whole page was painted, so that no text waits for them. The next pages in this
 * window have them from the first paint.
 */
export function ownFonts(): void {
  // Every phone and tablet has a suitable interface font.
  if (slowConnection() || matchMedia('(pointer: coarse)').matches) return
  // A frame's callbacks run before it is painted, and the next frame may begin during the paint.
  afterFrames(3, () => {
    document.documentElement.dataset.fonts = ''
    setSessionValue(storageKeys.fonts, '1')
  })
}

function afterFrames(count: number, then: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, then) : setTimeout(then)))
}
