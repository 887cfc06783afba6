import { parentPort, workerData } from 'node:worker_threads'
import { hashStoredKeys } from '../access/hash-keys.ts'
import { routes } from '../routes/all.ts'
import { callOf, run } from '../routes/run.ts'
import { createStore } from '../routes/store.ts'
import { openForWriting } from '../store/database.ts'
import type { FromWriter, Job, WriterData } from './messages.ts'

// The thread in which everything that writes is done, one request after the other.
if (!parentPort) throw new Error('This is the writing thread of the search server; start main.ts.')
const port = parentPort
const { dataDir, adminKey } = workerData as WriterData // given by writer.ts, which makes this thread
const db = openForWriting(dataDir)
hashStoredKeys(db)
const store = createStore(db, adminKey)
store.collections.renew()
const tell = (message: FromWriter) => port.postMessage(message)

port.on('message', (message: Job | 'close') => {
  if (message === 'close') {
    db.close()
    port.close()
    return
  }
  const { id, asked } = message
  const route = routes.find((each) => callOf(each) === asked.call)
  try {
    if (!route || !('run' in route)) throw new Error(`There is no route ${asked.call}.`)
    tell({
      kind: 'done',
      id,
      reply: run(store, route, asked),
      learned: store.collections.takeLearned(),
    })
  } catch (error) {
    store.collections.takeLearned()
    tell({ kind: 'failed', id, error: String(error) })
  }
})
tell({ kind: 'ready' })
