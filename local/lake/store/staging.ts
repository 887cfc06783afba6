import { existsSync } from 'node:fs'
import path from 'node:path'

/** Folder in which a restore prepares the new content of a data folder. */
export const stagingOf = (dataDir: string) => `${path.resolve(dataDir)}.restoring`

/**
 * Throws when a restore was interrupted between moving the old data away and the new data in: a lake that started now
 * would be empty, as if all data were lost.
 */
export function assertNoHalfRestore(dataDir: string): void {
  if (existsSync(path.join(dataDir, 'lake.sqlite')) || !existsSync(stagingOf(dataDir))) return
  throw new Error(
    `A restore into ${path.resolve(dataDir)} was interrupted. Run it again: npm run data -- restore <folder of the backup>. The data before it is in ${path.resolve(dataDir)}.before-restore-….`,
  )
}
