import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { StackOptions } from '../stack/env.ts'
import { stackUrls } from '../stack/environment.ts'
import { freePort } from '../stack/free-port.ts'
import { loadSecrets } from '../stack/secrets.ts'
import { writeStackFile } from '../stack/stack-file.ts'
import { chooseEnvironment, localEnvironment } from './choose-environment.ts'
import { environmentOptions } from './options.ts'

const elsewhere = { SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'docs' }
const defaults = { site: 3000, studio: 3333, lake: 3900, search: 3901, exchange: 3902 }
let stack: StackOptions
let lake: Server
/** Port of the stack's lake in this test; no variable sets it. */
let port: number

beforeEach(async () => {
  const data = mkdtempSync(path.join(os.tmpdir(), 'environment-'))
  stack = { ports: defaults, data, root: data }
  port = await freePort()
  lake = createServer((_, response) => response.end('{}'))
  await once(lake.listen(port, 'localhost'), 'listening')
})

afterEach(() => {
  lake.close()
  rmSync(stack.data, { recursive: true, force: true })
})

function started(): void {
  const urls = stackUrls({ ...stack, ports: { ...defaults, lake: port } })
  writeStackFile(stack.data, urls, loadSecrets(stack.data), { site: '', studio: '' })
}

it('chooses the running stack, at the ports that it was started with', async () => {
  started()
  const chosen = await chooseEnvironment(stack, {}, [])
  expect(chosen?.says).toBe(`the local stack (http://localhost:${port})`)
  expect(chosen?.variables).toMatchObject({
    SANITY_PROJECT_ID: 'local',
    SANITY_API_HOST: `http://localhost:${port}`,
    SANITY_WRITE_TOKEN: loadSecrets(stack.data).robots.scripts.token,
  })
})

it('chooses the services in the variables, also while a stack runs', async () => {
  started()
  const chosen = await chooseEnvironment(stack, elsewhere, [])
  expect(chosen).toEqual({
    says: 'the project “abc123”, dataset “docs”, of Sanity',
    variables: elsewhere,
  })
  const own = await chooseEnvironment(stack, { ...elsewhere, SANITY_API_HOST: 'https://l' }, [])
  expect(own?.says).toBe('the project “abc123”, dataset “docs”, of the lake at https://l')
})

it('prefers files to variables, and later files to earlier ones', async () => {
  const [site, scripts] = [path.join(stack.data, 'site.env'), path.join(stack.data, 'scripts.env')]
  writeFileSync(site, 'SANITY_PROJECT_ID=of-a-file\nSANITY_DATASET="docs"\n')
  writeFileSync(scripts, 'SANITY_DATASET=other\n')
  expect((await chooseEnvironment(stack, elsewhere, [site]))?.says).toContain('“of-a-file”')
  const chosen = await chooseEnvironment(stack, elsewhere, [site, scripts])
  expect(chosen?.says).toBe('the project “of-a-file”, dataset “other”, of Sanity')
  await expect(chooseEnvironment(stack, {}, [path.join(stack.data, 'none')])).rejects.toThrow(
    /none” of --env cannot be read\. Give one with a line NAME=value/,
  )
})

it('chooses nothing when no stack was started, or when it was killed', async () => {
  expect(await chooseEnvironment(stack, {}, [])).toBeUndefined()
  started()
  lake.close()
  await once(lake, 'close')
  expect(await chooseEnvironment(stack, {}, [])).toBeUndefined()
})

it('chooses this machine’s stack with --local, even when it is not running', () => {
  expect(localEnvironment(stack)).toBeUndefined()
  loadSecrets(stack.data)
  expect(localEnvironment(stack)?.says).toBe('the local stack (http://localhost:3900)')
})

it.each([
  [['out', '--env', 'site.env'], { files: ['site.env'], local: false, rest: ['out'] }],
  [
    ['--env=site.env', '--env', 'b.env', '--dry-run'],
    { files: ['site.env', 'b.env'], local: false, rest: ['--dry-run'] },
  ],
  [['--local'], { files: [], local: true, rest: [] }],
])('takes its own options out of %j', (args, options) => {
  expect(environmentOptions(args)).toEqual(options)
})

it.each([[['--env']], [['--env=']]])('throws on %j, which names no file', (args) => {
  expect(() => environmentOptions(args)).toThrow('--env wants a file with variables')
})
