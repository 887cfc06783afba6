import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { makePrivate } from './keep-private.ts'

/**
 * Writes the database, as it is at this moment, into a new file and onto the disk. It reads in one
 * transaction, so writers, in this process or another, neither wait nor show half of their work.
 */
export function snapshot(database: DatabaseSync, file: string): void {
  const part = `${file}.part`
  rmSync(part, { force: true })
  // SQLite fills an empty file, too.
  makePrivate(part)
  database.prepare('VACUUM INTO ?').run(part)
  // SQLite leaves the new file to the operating system's own pace.
  flush(part)
  renameSync(part, file)
  flushFolder(path.dirname(file))
}

/** Waits until a file is on the disk. */
export function flush(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

/** Waits until the names in a folder are on the disk. */
export function flushFolder(folder: string): void {
  // Windows cannot open a folder, and writes its entries through.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
