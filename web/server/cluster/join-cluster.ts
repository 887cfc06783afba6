import { broadcastBy } from './broadcast.ts'
import { buildTime } from './build-time.ts'
import { ChangeLog } from './change-log.ts'
import { forwardInvalidations } from './forward-invalidations.ts'
import { subscribe } from './subscribe.ts'

interface Setting {
  /** Address of the shared Redis. */
  redis: string
  /** Name that the instances of one site share. */
  name: string
  /** Origin by which this server reaches itself. */
  self: string
  /** Folder of the build. */
  dist: string
}

/** Sends changes to the other instances and receives theirs since the build; returns a function that stops it. */
export async function joinCluster({ redis, name, self, dist }: Setting): Promise<() => void> {
  const changes = new ChangeLog(redis, name)
  broadcastBy((change) => changes.append(change))
  const stop = subscribe(changes, {
    since: await buildTime(dist),
    onChanges: (heard) => forwardInvalidations(self, heard),
  })
  return () => {
    stop()
    changes.close()
  }
}
