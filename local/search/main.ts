import { runService } from '../run-service.ts'
import { readSearchEnv } from './env.ts'
import { limitHeapGrowth } from './limit-heap-growth.ts'
import { startSearchServer } from './server.ts'

limitHeapGrowth()
await runService({
  name: 'Search',
  portVariable: 'SEARCH_PORT',
  start: () => {
    const env = readSearchEnv()
    return { port: env.port, started: startSearchServer(env) }
  },
})
