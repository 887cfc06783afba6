import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'

const PRIVATE = 0o700
/** Of a folder that many may write in, such as `/tmp`. */
const STICKY = 0o1000

/**
 * Makes `folder`, if it is not there, and takes it and the folders in it away from all but its owner:
 * secrets, drafts and copies of both lie there. Somebody else's folder, or one of many, stays as it is.
 */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE })
  keep(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) keep(path.join(folder, entry.name))
}

function keep(folder: string): void {
  // Windows has no such modes, and no such owner.
  if (process.getuid?.() === undefined) return
  const { mode, uid } = lstatSync(folder)
  if (uid === process.getuid() && (mode & STICKY) === 0 && (mode & 0o077) !== 0)
    chmodSync(folder, PRIVATE)
}
