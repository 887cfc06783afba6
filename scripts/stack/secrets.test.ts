import { createPrivateKey, createPublicKey } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSecrets } from './secrets.ts'

let data: string
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'secrets-'))
})
afterEach(() => rmSync(data, { recursive: true }))
const file = () => path.join(data, 'secrets.json')

describe('the secrets of a stack', () => {
  it('are created once, readable only by their owner', () => {
    const made = loadSecrets(data)
    expect(loadSecrets(data)).toEqual(made)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  it('hold an RSA key pair for the sandbox', () => {
    const { rsaPrivateKey, rsaPublicKey } = loadSecrets(data).exchange
    const derived = createPublicKey(createPrivateKey(rsaPrivateKey))
    expect(derived.export({ type: 'spki', format: 'pem' })).toBe(rsaPublicKey)
  })

  it('keep an older version’s values, and gain the new ones', () => {
    const { exchange, ...older } = loadSecrets(data)
    writeFileSync(file(), JSON.stringify(older))
    const { exchange: added, ...kept } = loadSecrets(data)
    expect(kept).toEqual(older)
    expect(added.key).not.toBe(exchange.key)
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({ ...older, exchange: added })
  })

  it('gain a newer version’s robot beside the existing ones', () => {
    const { robots, ...others } = loadSecrets(data)
    const { site, ...older } = robots
    writeFileSync(file(), JSON.stringify({ ...others, robots: older }))
    const { site: added, ...kept } = loadSecrets(data).robots
    expect(kept).toEqual(older)
    expect(added).toMatchObject({ role: 'viewer', robot: true })
    expect(added.token).not.toBe(site.token)
  })

  it('are rejected when the file is damaged', () => {
    writeFileSync(file(), JSON.stringify({ users: 'nobody' }))
    expect(() => loadSecrets(data)).toThrow('npm run data -- reset')
  })
})
