import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

/**
 * Writes the database, as it is at this moment, into a new file and onto the disk. It reads in one
 * transaction, so writers, in this process or another, neither wait nor show half of their work.
 */
export function snapshot(database: DatabaseSync, file: string): void {
  const part = `${file}.part`
  rmSync(part, { force: true })
  database.prepare('VACUUM INTO ?').run(part)
  // SQLite leaves the new file to the operating system's own pace.
  flush(part)
  renameSync(part, file)
}

/** Waits until what was written to a file or folder is on the disk. */
export function flush(entry: string): void {
  const handle = openSync(entry, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
