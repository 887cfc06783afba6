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
 * Removes everyone else's access to a folder and its content: it holds drafts, webhook secrets and hashes. A folder
 * that belongs to another user, such as a volume, is left unchanged.
 */
export function restrictToOwner(folder: string): void {
  // Windows has no such modes: a folder inherits the rights of its parent.
  if (process.platform === 'win32') return
  try {
    keepOne(folder)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      keepOne(path.join(folder, name))
  } catch (error) {
    logLine('not-private', { folder, message: String(error) })
  }
}

/** Creates the file for its owner only; SQLite gives the files that it adds the same mode. */
export function createPrivateFile(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE_FILE))
}
