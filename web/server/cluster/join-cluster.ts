import { stat } from 'node:fs/promises'
import path from 'node:path'
import { broadcastBy } from './broadcast.ts'
import { ChangeLog } from './change-log.ts'
import { passChanges } from './pass-changes.ts'
import { subscribe } from './subscribe.ts'

/** Pages may be made of what the lake said so long before the build was named, ms. */
const BUILD_MS = 10 * 60_000

interface Setting {
  /** Address of the Redis that the instances share. */
  redis: string
  /** What the instances of one site have in common. */
  name: string
  /** Origin of this server as it reaches itself. */
  self: string
  /** Folder of the build. */
  dist: string
}

/**
 * Lets this instance and the others tell each other what changed, from its build on, until the
 * function that it returns is called.
 */
export async function joinCluster({ redis, name, self, dist }: Setting): Promise<() => void> {
  const { mtimeMs } = await stat(path.join(dist, 'BUILD_ID'))
  const changes = new ChangeLog(redis, name)
  broadcastBy((change) => changes.tell(change))
  const stop = subscribe(changes, {
    since: mtimeMs - BUILD_MS,
    hear: (heard) => passChanges(self, heard),
  })
  return () => {
    stop()
    changes.close()
  }
}
