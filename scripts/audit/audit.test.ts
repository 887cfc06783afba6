// @module-tag nightly
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { inheritedEnv } from '../stack/env.ts'
import { mustAudit } from './env.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const BULK = '/-/npm/v1/security/advisories/bulk'
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A registry that has nothing but audits, if `audit` is what it answers to who asks for one. */
async function registry(audit?: unknown): Promise<string> {
  const server = createServer((request, response) => {
    request.resume()
    const has = audit !== undefined && request.url === BULK
    response.writeHead(has ? 200 : 405, { 'content-type': 'application/json' })
    response.end(has ? JSON.stringify(audit) : '{"error":"Method Not Allowed"}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closing.push(() => server.close())
  // It listens on an address, so it has a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** How `npm run audit` ends, and what it says. */
async function audited(url: string, variables: Record<string, string> = {}) {
  const { CI: _, AUDIT_OPTIONAL: __, ...inherited } = inheritedEnv()
  const child = spawn(process.execPath, ['scripts/audit.ts'], {
    cwd: root,
    env: { ...inherited, npm_config_registry: url, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained] = [text(child.stdout), text(child.stderr)]
  const [status] = await once(child, 'close')
  return { status, words: (await said) + (await complained) }
}

describe('where the registry gives no audit', () => {
  const unchecked = /Not checked for known holes: the registry answered “.*405/

  it('says so, and lets a person continue', async () => {
    const { status, words } = await audited(await registry())
    expect(words).toMatch(unchecked)
    expect(status).toBe(0)
  })

  it('fails where tests are run for others, and says what to do', async () => {
    const { status, words } = await audited(await registry(), { CI: 'true' })
    expect(words).toMatch(unchecked)
    expect(words).toContain('AUDIT_OPTIONAL=true')
    expect(status).toBe(1)
  })
})

it('passes where a registry was asked and knows of nothing', async () => {
  const { status, words } = await audited(await registry({}), { CI: 'true' })
  expect(words).toContain('No grave advisory')
  expect(status).toBe(0)
})

it('fails for a hole in what is deployed, whatever is allowed', async () => {
  const hole = {
    id: 1,
    url: 'https://advisories.example/1',
    title: 'Reads too far',
    severity: 'high',
    vulnerable_versions: '*',
  }
  const allowed = { CI: 'true', AUDIT_OPTIONAL: 'true' }
  const { status, words } = await audited(await registry({ zod: [hole] }), allowed)
  expect(words).toContain('zod: Reads too far (high, https://advisories.example/1)')
  expect(status).toBe(1)
})

it.each([
  [{}, false],
  [{ CI: '' }, false],
  [{ CI: 'false' }, false],
  [{ CI: '0' }, false],
  [{ CI: 'true' }, true],
  [{ CI: '1' }, true],
  [{ CI: 'the name of a service' }, true],
  [{ CI: 'true', AUDIT_OPTIONAL: 'false' }, true],
  [{ CI: 'true', AUDIT_OPTIONAL: '' }, true],
  [{ CI: 'true', AUDIT_OPTIONAL: '1' }, false],
])('with %o an audit is needed: %s', (variables, isNeeded) => {
  expect(mustAudit(variables)).toBe(isNeeded)
})
