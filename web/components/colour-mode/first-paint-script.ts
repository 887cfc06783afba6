import { storageKeys } from '../../storage-keys.ts'
import { firstPaint } from './first-paint.ts'

/** Runs before the first paint. */
export const firstPaintScript = `(${firstPaint.toString()})(document.documentElement,location.search,'${storageKeys.theme}')`
