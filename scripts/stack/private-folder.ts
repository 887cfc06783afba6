import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'

const PRIVATE = 0o700
/** Sticky bit, set on folders that many users may write to, such as `/tmp`. */
const STICKY = 0o1000

/**
 * Creates `folder` if needed, and removes the access of everyone but its owner to it and its subfolders, which hold
 * secrets, drafts and copies of both. A folder of another user or with the sticky bit is left unchanged.
 */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE })
  keep(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) keep(path.join(folder, entry.name))
}

function keep(folder: string): void {
  // Windows has neither such modes nor such owners.
  if (process.getuid?.() === undefined) return
  const { mode, uid } = lstatSync(folder)
  if (uid === process.getuid() && (mode & STICKY) === 0 && (mode & 0o077) !== 0)
    chmodSync(folder, PRIVATE)
}
