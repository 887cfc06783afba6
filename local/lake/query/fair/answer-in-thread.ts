import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { databaseBusyError, isDatabaseBusy } from '../../http/database-busy-error.ts'
import { LakeError } from '../../http/errors.ts'
import { FollowingStore } from '../../store/following-store.ts'
import { type Asked, answerAsked } from '../run-query.ts'
import type { ThreadReply } from './query-thread.ts'

/** A thread that answers queries from the same database as the lake, which it only reads. */
const dataDir: unknown = workerData
if (typeof dataDir !== 'string' || !parentPort) throw new Error('This is a thread of the lake')

/** Opened for the first query, so that who asks hears why it cannot be. */
function open(folder: string): FollowingStore {
  const database = new DatabaseSync(path.join(folder, 'lake.sqlite'), { readOnly: true })
  database.exec('PRAGMA busy_timeout = 1000')
  return new FollowingStore(database)
}

let following: FollowingStore | null = null

function reply(folder: string, asked: Asked): ThreadReply {
  try {
    following ??= open(folder)
    const from = performance.now()
    const answer = following.read((store) => answerAsked(asked, store))
    return { answer, ms: performance.now() - from }
  } catch (error) {
    const known = isDatabaseBusy(error) ? databaseBusyError() : error
    if (known instanceof LakeError)
      return { refusal: { status: known.status, body: known.body, message: known.message } }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort.on('message', (asked: Asked) => parentPort?.postMessage(reply(dataDir, asked)))
// From now on it listens; until here its code was loaded, which is no query's time.
parentPort.postMessage(null)
