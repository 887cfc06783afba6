import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Room for the lake, the search, a backup and their logs. */
const SIZE = '1500m'

/** A small disk in memory, at `folder`, which is made anew; undefined where nobody may mount one here. */
export function ownDisk(folder: string) {
  // A run that was killed left its disk there.
  if (existsSync(folder)) spawnSync('/bin/umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder])
  if (mounted.status !== 0) return undefined
  const ballast = path.join(folder, 'ballast')
  return {
    /** By small blocks to the last: what large ones leave would take small writes. */
    fill: () => spawnSync('/bin/dd', ['if=/dev/zero', `of=${ballast}`, 'bs=1K']),
    free: () => rmSync(ballast, { force: true }),
    remove: () => spawnSync('/bin/umount', ['-l', folder]),
  }
}
