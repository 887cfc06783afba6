import { setTimeout as sleep } from 'node:timers/promises'
import { broadcastBy } from './broadcast.ts'
import { ChangeJournal } from './change-journal.ts'
import { forwardInvalidations } from './forward-invalidations.ts'

const AGAIN_MS = 500
const TRIES = 20

interface Setting {
  /** Origin by which this server reaches itself. */
  self: string
  /** The journal file, beside the build, whose content is older than the changes. */
  file: string
  log?: Pick<Console, 'warn' | 'error'>
}

/**
 * For a site with a single instance: stores the changes that it receives, and invalidates again those of earlier
 * processes, however they ended. When the file cannot be written, Next cannot store pages either; this is logged.
 */
export async function journalChanges({ self, file, log = console }: Setting): Promise<void> {
  const journal = new ChangeJournal(file)
  try {
    const changes = await journal.begin()
    broadcastBy((change) => journal.append(change))
    if (changes.length > 0) await forwardLogged(self, changes)
  } catch (error) {
    log.error(
      `What changed before this process began may be old on its pages, as ${file} could not be read, written or followed. Is its folder this user's?`,
      error,
    )
  }
}

/** Retries, because the server starts to listen meanwhile. */
async function forwardLogged(...given: Parameters<typeof forwardInvalidations>): Promise<void> {
  for (let left = TRIES; ; left--)
    try {
      return await forwardInvalidations(...given)
    } catch (error) {
      if (left === 0) throw error
      await sleep(AGAIN_MS)
    }
}
