import { runService } from '../run-service.ts'
import { readExchangeEnv } from './env.ts'
import { startExchange } from './server.ts'

await runService({
  name: 'Exchange',
  portVariable: 'EXCHANGE_PORT',
  start: () => {
    const env = readExchangeEnv()
    return { port: env.port, started: startExchange(env) }
  },
})
