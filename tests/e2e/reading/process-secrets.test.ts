// Needs the running stack: the test reads the environment of its processes.
// @module-tag nightly
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { type ProcessName, processSchemas } from '../../../scripts/stack/process-schemas.ts'
import { dataFolder, pid } from '../../support/stack-process.ts'

const { exchange, searchKeys, serverSecrets, users } = inject('stack')
const services = ['lake', 'search', 'exchange', 'site', 'studio'] satisfies ProcessName[]

const people = users.map(({ token }) => token)
const secrets = new Set([
  ...Object.values(serverSecrets),
  ...people,
  searchKeys.admin,
  searchKeys.search,
  exchange.secret,
])

/** A process's initial environment, as the operating system shows it. */
function environment(name: string): [name: string, value: string][] {
  const entries = readFileSync(`/proc/${pid(name)}/environ`, 'utf8').split('\0')
  return entries.flatMap((entry) => {
    const at = entry.indexOf('=')
    return at > 0 ? [[entry.slice(0, at), entry.slice(at + 1)]] : []
  })
}

/** Variables with a secret that the process's schema does not name. */
const needless = (found: [string, string][], process: ProcessName) =>
  found
    .filter(([name, value]) => secrets.has(value) && !(name in processSchemas[process].shape))
    .map(([name]) => name)

describe.skipIf(process.platform !== 'linux')('a process of the running stack', () => {
  it.each(services)('%s: has no secret that its schema does not name', (name) => {
    const found = environment(name)
    expect(found.length).toBeGreaterThan(0)
    expect(needless(found, name)).toEqual([])
  })

  it('has no person’s token', () => {
    const held = services.flatMap((name) => environment(name))
    expect(held.filter(([, value]) => people.includes(value))).toEqual([])
  })

  it('would fail the test with a needless secret', () => {
    // The site's secrets would be needless in the Studio's server.
    expect(needless(environment('site'), 'studio')).toContain('SANITY_READ_TOKEN')
  })
})

it.skipIf(process.platform === 'win32')(
  'every folder of the running stack is private to its owner',
  () => {
    const folders = readdirSync(dataFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
    expect(folders.length).toBeGreaterThan(3)
    expect(folders.filter((folder) => (statSync(folder).mode & 0o077) !== 0)).toEqual([])
  },
)
