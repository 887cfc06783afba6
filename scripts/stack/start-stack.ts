import { mkdirSync, rmSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { registerReadersKey } from '../../web/search/readers-key.ts'
import { createSearchClient } from '../../web/search/search-client.ts'
import { runNode } from './command.ts'
import type { Environment, StackOptions } from './env.ts'
import {
  exchangeEnv,
  lakeEnv,
  productEnv,
  type StackUrls,
  searchEnv,
  stackUrls,
} from './environment.ts'
import { contentFingerprint, fingerprint, unlessStamped } from './fingerprint.ts'
import { assertPortsFree } from './ports.ts'
import { ProcessList } from './processes.ts'
import { step } from './progress.ts'
import { reconcile, rememberRevisions } from './reconcile.ts'
import { nameSandbox } from './sandbox-environment.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import { type Service, startService } from './service.ts'
import { siteFolder } from './site-folder.ts'
import { writeStackFile } from './stack-file.ts'

export type Stack = { urls: StackUrls; secrets: Secrets; stop: () => Promise<void> }

const NEXT = 'node_modules/next/dist/bin/next'
const SANITY = path.resolve('node_modules/sanity/bin/sanity')
const NEEDED_BYTES = 500 * 1024 * 1024

/**
 * Brings the whole product up on this machine: lake, content, search, site and Studio; builds only
 * what changed since the last start. With `dev`, site and Studio reload instead of being built. When
 * `signal` aborts before it is up, everything that was started is ended.
 */
export async function startStack(
  options: StackOptions,
  dev: boolean,
  signal: AbortSignal,
): Promise<Stack> {
  mkdirSync(options.data, { recursive: true })
  const processes = new ProcessList(options.data)
  const running = processes.endLeftovers()
  if (running)
    throw new Error(
      `The stack is running already (process ${running}). Use it, or end it with: kill ${running}`,
    )
  await assertPortsFree(options.ports)
  await assertRoom(options.data)
  processes.remember('supervisor', process.pid)

  const secrets = loadSecrets(options.data)
  const urls = stackUrls(options)
  const env = productEnv(options, secrets)
  const services: Service[] = []
  const setting = {
    root: options.root,
    logs: path.join(options.data, 'logs'),
    signal,
    onPid: (name: string, pid: number) => processes.remember(name, pid),
  }
  const stop = async () => {
    rmSync(path.join(options.data, 'stack.json'), { force: true })
    await Promise.all(services.map((service) => service.stop()))
    processes.forget()
  }
  const start = async (
    name: string,
    args: string[],
    own: Environment,
    healthUrl: string,
    afterRestart?: () => Promise<void>,
  ) => {
    const spec = { name, args, env: own, healthUrl, ...(afterRestart && { afterRestart }) }
    services.push(await startService(spec, setting))
  }
  const stamp = (name: string) => path.join(options.data, `${name}.stamp`)
  const lakeArgs = ['local/lake/main.ts']
  const lakeHealth = `${urls.lake}/v1/ping`

  try {
    const content = `${await contentFingerprint(options.root)} ${urls.exchange}`
    await unlessStamped(stamp('content'), content, () =>
      step('Filling the lake from specs/ and content/', async () => {
        const filling = await startService(
          {
            name: 'lake',
            args: lakeArgs,
            env: lakeEnv(options, secrets, false),
            healthUrl: lakeHealth,
          },
          setting,
        )
        try {
          await runNode(['scripts/sync-specs.ts'], { cwd: options.root, env, signal })
          await runNode(['scripts/seed.ts'], { cwd: options.root, env, signal })
          await nameSandbox(env, urls)
        } finally {
          await filling.stop()
        }
      }),
    )
    await together([
      // Reads all specs, which takes as long as the site needs to start.
      start(
        'exchange',
        ['local/exchange/main.ts'],
        exchangeEnv(options, secrets),
        `${urls.exchange}/health`,
      ),
      startProduct(),
    ])
    writeStackFile(options.data, urls, secrets, builds(options))
    return { urls, secrets, stop }
  } catch (error) {
    await stop()
    throw error
  }

  async function startProduct(): Promise<void> {
    await step('Starting the lake and the search', async () => {
      await start('lake', lakeArgs, lakeEnv(options, secrets, true), lakeHealth)
      await start(
        'search',
        ['local/search/main.ts'],
        searchEnv(options, secrets),
        `${urls.search}/health`,
      )
      await registerReadersKey(
        createSearchClient(urls.search, secrets.searchAdminKey),
        secrets.searchKey,
      )
    })
    if (dev) await startDevelopment()
    else await startBuilt()
    await step('Filling the search', () =>
      runNode(['--conditions=react-server', 'scripts/sync-search.ts'], {
        cwd: options.root,
        env,
        signal,
      }),
    )
  }

  async function startBuilt(): Promise<void> {
    const revisions = path.join(options.data, 'site-revisions.json')
    const siteDist = siteFolder(options)
    const { site: dist, studio: studioDist } = builds(options)
    const buildEnv: Environment = { ...env, SITE_DIST: siteDist }
    const sources = ['web', 'schemas', 'package-lock.json', 'tsconfig.json']
    const site = await fingerprint(options.root, sources, [urls, secrets.searchKey, options.data])
    await unlessStamped(path.join(dist, 'built.stamp'), site, () =>
      step('Building the site', async () => {
        await rememberRevisions(revisions, env)
        rmSync(dist, { recursive: true, force: true })
        await runNode([NEXT, 'build', 'web'], { cwd: options.root, env: buildEnv, signal })
      }),
    )
    const studio = await fingerprint(options.root, ['studio', 'schemas', 'package-lock.json'], urls)
    await unlessStamped(path.join(options.data, 'studio.stamp'), studio, () =>
      step('Building the Studio', () =>
        runNode([SANITY, 'build', studioDist, '-y'], {
          cwd: path.join(options.root, 'studio'),
          env: buildEnv,
          signal,
        }),
      ),
    )
    await step('Starting the site and the Studio', async () => {
      const siteArgs = ['web/serve/main.ts']
      const repair = () => reconcile(revisions, env, `${urls.site}/api/webhook`)
      const siteEnv = { ...buildEnv, SITE_PORT: String(options.ports.site) }
      await start('site', siteArgs, siteEnv, `${urls.site}/v5/intro`, repair)
      await repair()
      const studioEnv = {
        ...env,
        STUDIO_PORT: String(options.ports.studio),
        STUDIO_DIST: studioDist,
      }
      await start('studio', ['scripts/serve-studio.ts'], studioEnv, urls.studio)
    })
  }

  async function startDevelopment(): Promise<void> {
    await step('Starting the site and the Studio with reloading', async () => {
      const siteArgs = [NEXT, 'dev', 'web', '-p', String(options.ports.site), '-H', 'localhost']
      await start('site', siteArgs, { ...env, NODE_ENV: 'development' }, `${urls.site}/v5/intro`)
      await start('publisher', ['web/serve/publisher.ts'], env, lakeHealth)
      const studioEnv = { ...env, STUDIO_PORT: String(options.ports.studio) }
      await start('studio', ['scripts/dev-studio.ts'], studioEnv, urls.studio)
    })
  }
}

/** Waits for all before it fails for one, so that none starts after the others were ended. */
async function together(starts: Promise<void>[]): Promise<void> {
  await Promise.allSettled(starts)
  await Promise.all(starts)
}

/** Folders of what the built stack serves. */
const builds = (options: StackOptions) => ({
  site: path.join(options.root, 'web', siteFolder(options)),
  studio: path.join(options.data, 'studio'),
})

async function assertRoom(data: string): Promise<void> {
  const { bavail, bsize } = await statfs(data)
  if (bavail * bsize < NEEDED_BYTES)
    throw new Error(
      `The disk that holds ${data} has ${Math.round((bavail * bsize) / 1024 / 1024)} MB left; the stack needs 500 MB. Free some space, or set DATA_DIR to a folder on another disk.`,
    )
}
