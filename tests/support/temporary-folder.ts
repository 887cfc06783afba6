import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** The largest tests hold some hundred MB at a time; a container's is often 64 MB. */
const NEEDED_BYTES = 2 * 1024 ** 3

/**
 * Where tests make their folders: in memory where there is room. Each lake of a test waits for the
 * disk at every change, and on a busy one that takes longer than everything else.
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
    // Other systems than Linux have none.
    return false
  }
}
