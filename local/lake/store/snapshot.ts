import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { createPrivateFile } from './private-files.ts'

/**
 * Writes a snapshot of the database into a new file and flushes it to disk. It reads in one transaction, so writers, in
 * this process or another, neither wait nor appear half done.
 */
export function snapshot(database: DatabaseSync, file: string): void {
  const part = `${file}.part`
  rmSync(part, { force: true })
  // SQLite accepts an existing empty file.
  createPrivateFile(part)
  database.prepare('VACUUM INTO ?').run(part)
  // SQLite leaves flushing the new file to the operating system.
  flush(part)
  renameSync(part, file)
  flushFolder(path.dirname(file))
}

/** Waits until a file's content is on disk. */
export function flush(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

/** Waits until a folder's entries are on disk. */
export function flushFolder(folder: string): void {
  // Windows cannot open a folder, and writes directory entries through.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
