import { setTimeout as sleep } from 'node:timers/promises'
import { broadcastBy } from './broadcast.ts'
import { ChangeJournal } from './change-journal.ts'
import { passChanges } from './pass-changes.ts'

const AGAIN_MS = 500
const TRIES = 20

interface Setting {
  /** Origin of this server as it reaches itself. */
  self: string
  /** Where changes are noted, beside the build that they are newer than. */
  file: string
  log?: Pick<Console, 'warn' | 'error'>
}

/**
 * Has an instance that is alone note what it is told, and makes stale again what it was told before it
 * ended, however it ended. Where nothing can be written, no page is kept either, and it says so.
 */
export async function rememberChanges({ self, file, log = console }: Setting): Promise<void> {
  const journal = new ChangeJournal(file)
  try {
    const changes = await journal.begin()
    broadcastBy((change) => journal.tell(change))
    if (changes.length > 0) await passOn(self, changes)
  } catch (error) {
    log.error(
      `What changed before this process began may be old on its pages, as ${file} could not be read, written or followed. Is its folder this user's?`,
      error,
    )
  }
}

/** The server begins to answer while this asks. */
async function passOn(...given: Parameters<typeof passChanges>): Promise<void> {
  for (let left = TRIES; ; left--)
    try {
      return await passChanges(...given)
    } catch (error) {
      if (left === 0) throw error
      await sleep(AGAIN_MS)
    }
}
