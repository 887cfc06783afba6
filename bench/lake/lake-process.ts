import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startListening } from '../listening-process.ts'
import { TOKEN } from './client-of.ts'

const USER = { id: 'bench', name: 'Bench', email: 'bench@exchange.example', role: 'administrator' }

/** A folder for the data of a lake; `remove` when it is done with. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-lake-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A lake in a process of its own, on a free port; ready when this resolves. */
export function startLakeProcess(folder: string) {
  const users = path.join(folder, 'users.json')
  writeFileSync(users, JSON.stringify([{ ...USER, token: TOKEN }]))
  return startListening('lake', {
    LAKE_PORT: '0',
    LAKE_DATA: path.join(folder, 'lake'),
    LAKE_USERS: users,
  })
}
