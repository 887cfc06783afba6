import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** The largest tests need some hundred MB at a time; a container often has 64 MB of shared memory. */
const NEEDED_BYTES = 2 * 1024 ** 3

/**
 * The folder for the tests' temporary folders: in memory if there is space. A test's lake waits for the disk at every
 * change, which on a busy disk takes longer than everything else.
 */
export function temporaryFolder(): string {
  return hasRoom() ? MEMORY : tmpdir()
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > NEEDED_BYTES
  } catch {
    // Only Linux has such a folder.
    return false
  }
}
