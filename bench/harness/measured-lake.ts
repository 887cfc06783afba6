import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { clientOf as clientAs, seedUsers, tokenOf } from '../../local/lake/testing/test-lake.ts'
import { type Environment, QUIET } from '../../scripts/stack/env.ts'

/** Of a client with all rights. */
export const TOKEN = tokenOf('administrator')

/** Who reads what is published, and may do everything. */
export const clientOf = (url: string): SanityClient => clientAs(url, 'administrator', 'published')

/** What a lake whose data lie in `folder` needs; it listens on any port unless one is given. */
export function lakeEnv(folder: string, port = 0): Environment {
  const users = path.join(folder, 'users.json')
  writeFileSync(users, JSON.stringify(seedUsers), { mode: 0o600 })
  return {
    ...QUIET,
    LAKE_PORT: String(port),
    LAKE_DATA: path.join(folder, 'lake'),
    LAKE_USERS: users,
  }
}
