import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Size for the lake, the search, a backup and their logs. */
const SIZE = '1500m'

/** Mounts a new small memory disk at `folder`; undefined without the right to mount. */
export function ownDisk(folder: string) {
  // A killed run leaves its disk mounted.
  if (existsSync(folder)) spawnSync('/bin/umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder])
  if (mounted.status !== 0) return undefined
  const ballast = path.join(folder, 'ballast')
  return {
    /** Fills the disk in small blocks: the space left by large ones would suffice for small writes. */
    fill: () => spawnSync('/bin/dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1K']),
    free: () => rmSync(ballast, { force: true }),
    remove: () => spawnSync('/bin/umount', ['-l', folder]),
  }
}
