import { stat } from 'node:fs/promises'
import path from 'node:path'

/** Pages may be made of what the lake said so long before the build was named, ms. */
const BUILD_MS = 10 * 60_000

/** Since when what changes may be missing on the pages of the build in `dist`, ms since 1970. */
export async function builtSince(dist: string): Promise<number> {
  const { mtimeMs } = await stat(path.join(dist, 'BUILD_ID'))
  // Of a build by a clock that was ahead nothing is known.
  return mtimeMs > Date.now() ? 0 : mtimeMs - BUILD_MS
}
