import { runService } from '../run-service.ts'
import { readSearchEnv } from './env.ts'
import { keepHeapSmall } from './keep-heap-small.ts'
import { startSearchServer } from './server.ts'

keepHeapSmall()
await runService({
  name: 'Search',
  portVariable: 'SEARCH_PORT',
  start: () => {
    const env = readSearchEnv()
    return { port: env.port, started: startSearchServer(env) }
  },
})
