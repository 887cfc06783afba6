import { broadcastBy } from './broadcast.ts'
import { builtSince } from './built-since.ts'
import { ChangeLog } from './change-log.ts'
import { passChanges } from './pass-changes.ts'
import { subscribe } from './subscribe.ts'

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
  const changes = new ChangeLog(redis, name)
  broadcastBy((change) => changes.tell(change))
  const stop = subscribe(changes, {
    since: await builtSince(dist),
    hear: (heard) => passChanges(self, heard),
  })
  return () => {
    stop()
    changes.close()
  }
}
