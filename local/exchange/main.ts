import { readExchangeEnv } from './env.ts'
import { startExchange } from './server.ts'

function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function explain(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Exchange cannot listen: port ${port} is in use. End what uses it, or set EXCHANGE_PORT to another.`
  }
  return `Exchange cannot start: ${error instanceof Error ? error.message : String(error)}`
}

try {
  const env = readExchangeEnv()
  const server = await startExchange(env).catch((error: unknown) => stop(explain(error, env.port)))
  process.stdout.write(`${JSON.stringify({ event: 'listening', url: server.url })}\n`)
  const end = () => void server.close().then(() => process.exit(0))
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
} catch (error) {
  stop(`Exchange cannot start: ${error instanceof Error ? error.message : String(error)}`)
}
