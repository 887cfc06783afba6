// Needs the running stack: the container's commands are run with the built site.
// @module-tag nightly
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { freePort } from '../../../scripts/stack/free-port.ts'
import { buildImage, type Image } from '../../support/image/build-image.ts'
import { type IsExcluded, linkTree } from '../../support/image/link-tree.ts'
import { until } from '../../support/until.ts'

/** The paths that `.dockerignore` excludes, in the part of its syntax that our file uses. */
function ignored(text: string): IsExcluded {
  const patterns = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const unknown = patterns.filter((pattern) => /[!?\\[]|\*\*.*\*\*/.test(pattern))
  if (unknown.length > 0) throw new Error(`Not understood in .dockerignore: ${unknown.join(', ')}`)
  return (place) => patterns.some((pattern) => path.posix.matchesGlob(place, pattern))
}

const stack = inject('stack')
const root = path.resolve(import.meta.dirname, '..', '..', '..')
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
// Outside of the repository, where Node would find its node_modules.
const folder = mkdtempSync(path.join(tmpdir(), 'image-'))
/** The Node version of the image, whichever runs the tests. */
const node = path.join(root, 'node_modules', 'node', 'bin', 'node')

/** Variables as an operator sets them. */
const variables = {
  SANITY_PROJECT_ID: stack.projectId,
  SANITY_DATASET: stack.dataset,
  SANITY_API_HOST: stack.lake,
  TYPESENSE_URL: stack.search,
  TYPESENSE_SEARCH_KEY: stack.searchKeys.search,
  SITE_URL: 'https://docs.exchange.example',
  SITE_PUBLIC_HOSTS: 'site.internal:3000',
}

/** File types that no program loads: half of all files of packages. */
const UNREAD = /\.(?:map|md|d\.[cm]?ts)$/

/** Links the packages that `npm ci --omit=dev` would install. */
function production(to: string): void {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })
    .parse(JSON.parse(text('package-lock.json')))
  for (const [place, { dev }] of Object.entries(packages))
    if (place !== '' && dev !== true && existsSync(path.join(root, place)))
      linkTree(
        path.join(root, place),
        path.join(to, place.slice('node_modules/'.length)),
        (below) => below === 'node_modules' || UNREAD.test(below),
      )
}

function tool(name: string, script: string): void {
  writeFileSync(path.join(folder, 'tools', name), `#!/bin/sh\nset -eu\n${script}\n`, {
    mode: 0o755,
  })
}

/** Fakes npm and Next, which would take minutes: their output exists already. */
function makeTools(): void {
  mkdirSync(path.join(folder, 'tools'))
  mkdirSync(path.join(folder, 'secrets'))
  symlinkSync(node, path.join(folder, 'tools', 'node'))
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(path.join(folder, 'secrets', 'site'), lines.join(''))
  production(path.join(folder, 'production'))
  // A copy, as the site writes there.
  cpSync(stack.builds.site, path.join(folder, 'built'), { recursive: true })
  tool(
    'npm',
    `case "$*" in
ci) mkdir -p node_modules/.bin && cp "${folder}/tools/next" node_modules/.bin/next ;;
'ci --omit=dev') mv "${folder}/production" node_modules ;;
*) echo "npm $* is not followed" >&2; exit 64 ;;
esac`,
  )
  tool(
    'next',
    `test "$*" = 'build web' && test "$NODE_ENV" = production && test "$SITE_URL" = '${variables.SITE_URL}'
test -e web/next.config.mjs && mv "${folder}/built" web/.next && mkdir -p web/.next/cache`,
  )
}

let image: Image
let app: string

beforeAll(() => {
  makeTools()
  image = buildImage(text('Dockerfile'), {
    folder: path.join(folder, 'stages'),
    context: root,
    left: ignored(text('.dockerignore')),
    tools: path.join(folder, 'tools'),
    secrets: path.join(folder, 'secrets'),
    env: {},
  })
  app = path.join(image.root, 'app')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the image of the Dockerfile', () => {
  it('contains the files that the site needs, and no source of the build', () => {
    for (const place of ['web/main.ts', 'web/.next/BUILD_ID', 'node_modules/next', '.npmrc'])
      expect(existsSync(path.join(app, place)), place).toBe(true)
    for (const place of [
      'node_modules/node',
      'node_modules/typescript',
      'node_modules/playwright-core',
      'web/.next/cache',
      'web/server/pipeline/allowed-hosts.test.ts',
      'local',
      'scripts',
      'studio',
      'tests',
      '.git',
      'site.env',
    ])
      expect(existsSync(path.join(app, place)), place).toBe(false)
  })

  describe('when it runs', () => {
    let site: ChildProcess
    let gone: Promise<unknown>
    let port: number
    const at = (address: string) => `http://127.0.0.1:${port}${address}`

    beforeAll(async () => {
      port = await freePort()
      const [program = '', ...args] = image.command
      expect(program).toBe('node')
      site = spawn(node, args, {
        cwd: app,
        env: { NODE_ENV: 'production', ...image.env, ...variables, SITE_PORT: String(port) },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      gone = once(site, 'exit')
      let words = ''
      site.stderr?.on('data', (chunk: Buffer) => {
        words += chunk
      })
      const [, ...check] = image.check
      const isAlive = async () => {
        if (site.exitCode !== null) throw new Error(`It ended, and said: ${words}`)
        const env = { NODE_ENV: 'test', SITE_PORT: String(port) } as const
        return promisify(execFile)(node, check, { env }).then(
          () => true,
          () => false,
        )
      }
      await until(isAlive, 120_000, 200)
    })
    afterAll(async () => {
      site.kill('SIGTERM')
      await gone
    })

    it('serves its pages from its own files only', async () => {
      const page = await (await fetch(at('/docs/v5/market/kline'))).text()
      expect(page).toMatch(/<h1[^>]*>.*\S.*<\/h1>/s)
      const missing = await fetch(at('/docs/no/such/page'), { headers: { accept: 'text/html' } })
      expect(missing.status).toBe(404)
      expect(await missing.text()).toMatch(/<h1[^>]*>.*\S.*<\/h1>/s)
    })
  })
})
