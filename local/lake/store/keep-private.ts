import { chmodSync, closeSync, lstatSync, openSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { logLine } from '../log.ts'

export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600
const OF_OTHERS = 0o077

function keepOne(name: string): void {
  const found = lstatSync(name)
  if (found.isSymbolicLink() || (found.mode & OF_OTHERS) === 0) return
  chmodSync(name, found.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE)
}

/**
 * Takes a folder, and all that is in it, away from all but its owner: it holds drafts, secrets of
 * webhooks and hashes. Where the folder is somebody else's, as a volume may be, it stays as it is.
 */
export function keepPrivate(folder: string): void {
  // Windows has no such modes: there a folder has the rights of the one it is in.
  if (process.platform === 'win32') return
  try {
    keepOne(folder)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      keepOne(path.join(folder, name))
  } catch (error) {
    logLine('not-private', { folder, message: String(error) })
  }
}

/** Makes the file for its owner alone, if it is not there; SQLite gives what it adds the same mode. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE_FILE))
}
