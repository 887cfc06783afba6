import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** A small disk of its own, in memory. */
export interface Disk {
  /** Leaves no room on it. */
  fill: () => void
  free: () => void
  remove: () => void
}

/** Room for the lake, the search, a backup and their logs. */
const SIZE = '1500m'
const BLOCK = Buffer.alloc(1024 * 1024)

/** A disk at `folder`, which is made anew; undefined where nobody may mount one here. */
export function ownDisk(folder: string): Disk | undefined {
  // A run that was killed left its disk there.
  if (existsSync(folder)) spawnSync('/bin/umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder])
  if (mounted.status !== 0) return undefined
  const ballast = path.join(folder, 'ballast')
  return {
    fill() {
      const file = openSync(ballast, 'w')
      try {
        // To its last byte: what is left after whole blocks would take small writes.
        for (const block of [BLOCK, BLOCK.subarray(0, 1024)]) while (written(file, block));
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => spawnSync('/bin/umount', ['-l', folder]),
  }
}

/** Whether there was room. */
function written(file: number, block: Uint8Array): boolean {
  try {
    return writeSync(file, block) > 0
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}
