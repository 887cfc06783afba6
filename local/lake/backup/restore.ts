import { constants, copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { LOCK_FILE, lockDataFolder } from '../store/lock.ts'
import { migrations } from '../store/migrations.ts'
import { PRIVATE_FOLDER, restrictToOwner } from '../store/private-files.ts'
import { flush, flushFolder } from '../store/snapshot.ts'
import { stagingOf } from '../store/staging.ts'
import { type Manifest, verifiedManifest } from './manifest.ts'
import { assertOwnSchema, summarise } from './summarise.ts'

export type RestoreResult = {
  manifest: Manifest /** Where the data before is; null if there was none. */
  aside: string | null
}

/**
 * Replaces the lake's data by a backup; the old data is kept aside. Throws, leaving the data unchanged, when the backup
 * is incomplete or from a newer program, or a lake is using the data.
 */
export async function restore(backup: string, data: string): Promise<RestoreResult> {
  const dataDir = path.resolve(data)
  const manifest = await verifiedManifest(backup)
  if (manifest.schemaVersion > migrations.length)
    throw new Error(
      `The backup's tables are of version ${manifest.schemaVersion}, and this program knows ${migrations.length}. Use the program that made it, or a newer one.`,
    )
  const lock = lockDataFolder(dataDir)
  try {
    const staging = stagingOf(dataDir)
    stage(backup, staging, manifest)
    const aside = `${dataDir}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
    const moved = exchange(dataDir, staging, aside)
    return { manifest, aside: moved > 0 ? aside : null }
  } finally {
    lock.release()
  }
}

/**
 * Under the lock, moves the old data aside and the staged data into its place; returns the number of old entries. The
 * database is moved out first and in last: while it is missing, no lake starts (see `assertNoHalfRestore`), so a crash
 * in between cannot leave a mixture in use.
 */
function exchange(dataDir: string, staging: string, aside: string): number {
  const old = readdirSync(dataDir).filter((name) => !name.startsWith(LOCK_FILE))
  if (old.length > 0) mkdirSync(aside, { mode: PRIVATE_FOLDER })
  for (const name of databaseFirst(old))
    renameSync(path.join(dataDir, name), path.join(aside, name))
  flushFolder(dataDir)
  for (const name of databaseFirst(readdirSync(staging)).reverse())
    renameSync(path.join(staging, name), path.join(dataDir, name))
  flushFolder(dataDir)
  rmSync(staging, { recursive: true })
  return old.length
}

const databaseFirst = (names: readonly string[]) =>
  names.toSorted((a, b) => Number(b === 'lake.sqlite') - Number(a === 'lake.sqlite'))

function stage(backup: string, staging: string, manifest: Manifest): void {
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(path.join(staging, 'assets'), { recursive: true, mode: PRIVATE_FOLDER })
  try {
    for (const name of Object.keys(manifest.files)) {
      const copy = path.join(staging, name)
      mkdirSync(path.dirname(copy), { recursive: true })
      copyFileSync(path.join(backup, name), copy, constants.COPYFILE_FICLONE)
      flush(copy)
    }
    restrictToOwner(staging)
    assertSound(path.join(staging, 'lake.sqlite'), manifest)
  } catch (error) {
    rmSync(staging, { recursive: true, force: true })
    throw error
  }
}

/** Throws unless the database is a lake's and has the contents that the manifest counts. */
function assertSound(file: string, { schemaVersion, newestTransaction, counts }: Manifest): void {
  const wanted = { schemaVersion, newestTransaction, counts }
  const found = summarise(file, counts.assets)
  if (!isDeepStrictEqual(found, wanted))
    throw new Error(
      `The backup's database holds ${JSON.stringify(found)}, and its manifest says ${JSON.stringify(wanted)}. Use another one.`,
    )
  assertOwnSchema(file, schemaVersion)
}
