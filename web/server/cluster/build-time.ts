import { stat } from 'node:fs/promises'
import path from 'node:path'

/** Content of a build may be this much older than its BUILD_ID, ms. */
const BUILD_MS = 10 * 60_000

/** The time from which changes may be missing in the build in `dist`, ms since 1970. */
export async function buildTime(dist: string): Promise<number> {
  const { mtimeMs } = await stat(path.join(dist, 'BUILD_ID'))
  // A time in the future was written while the clock was ahead, so it says nothing.
  return mtimeMs > Date.now() ? 0 : mtimeMs - BUILD_MS
}
