import { readFileSync } from 'node:fs'
import { parseSeedUsers } from './auth/seed-users.ts'
import { readLakeEnv } from './env.ts'
import { startLake } from './server.ts'

function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function explain(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `The lake cannot listen: port ${port} is in use. End what uses it, or set LAKE_PORT to another.`
  return `The lake cannot start: ${error instanceof Error ? error.message : String(error)}`
}

function readUsers(file: string) {
  try {
    return parseSeedUsers(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return stop(`The lake cannot start: LAKE_USERS names ${file}, which cannot be used: ${reason}`)
  }
}

try {
  const { usersFile, ...env } = readLakeEnv()
  const lake = await startLake({ ...env, users: readUsers(usersFile) }).catch((error: unknown) =>
    stop(explain(error, env.port)),
  )
  process.stdout.write(`${JSON.stringify({ event: 'listening', url: lake.url })}\n`)
  const end = () => void lake.close().then(() => process.exit(0))
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
} catch (error) {
  stop(`The lake cannot start: ${error instanceof Error ? error.message : String(error)}`)
}
