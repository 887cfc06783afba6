import { readFileSync } from 'node:fs'
import { runService } from '../run-service.ts'
import { parseSeedUsers } from './auth/seed-users.ts'
import { readLakeEnv } from './env.ts'
import { startLake } from './server.ts'

function readUsers(file: string) {
  try {
    return parseSeedUsers(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`LAKE_USERS names ${file}, which cannot be used: ${reason}`, { cause: error })
  }
}

await runService({
  name: 'The lake',
  portVariable: 'LAKE_PORT',
  start: () => {
    const { usersFile, ...env } = readLakeEnv()
    return { port: env.port, started: startLake({ ...env, users: readUsers(usersFile) }) }
  },
})
