import { rmSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { registerReadersKey } from '../../web/search/readers-key.ts'
import { createSearchClient } from '../../web/search/search-client.ts'
import { type BuildInProgress, buildInSequence } from './builds-in-progress.ts'
import { builds, run, type StackContext, start } from './context.ts'
import type { Environment, StackOptions } from './env.ts'
import { exchangeEnv, productValues, type StackUrls, searchEnv, stackUrls } from './environment.ts'
import { fillLake, lakeService } from './fill-lake.ts'
import { assertPortsFree } from './ports.ts'
import { privateFolder } from './private-folder.ts'
import { environmentOf } from './process-environment.ts'
import { ProcessList } from './processes.ts'
import { step } from './progress.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import { buildSite, NEXT, startSite } from './site.ts'
import { writeStackFile } from './stack-file.ts'
import { awaitStudio, buildStudio, isStudioBuilt, startStudio } from './studio.ts'
import { toolEnv } from './tool-env.ts'

export type Stack = {
  urls: StackUrls
  secrets: Secrets
  /** Parts that a quick start is still building. */
  underWay: readonly BuildInProgress[]
  stop: () => Promise<void>
}

/**
 * How site and Studio are built. `quick`: the site serves as soon as it can render pages, and the rest is built
 * meanwhile; `built`: everything is built first, as for a deployment; `reloading`: development servers, which show
 * edits.
 */
export type BuildMode = 'quick' | 'built' | 'reloading'

const NEEDED_BYTES = 500 * 1024 * 1024

/**
 * Starts the whole product on this machine (lake, content, search, site and Studio), and rebuilds only what changed
 * since the last start. When `signal` aborts before the stack is up, all started services are ended; after that, only
 * pending builds.
 */
export async function startStack(
  options: StackOptions,
  manner: BuildMode,
  signal: AbortSignal,
): Promise<Stack> {
  privateFolder(options.data)
  // Files created by this process and its children are readable only by their owner.
  process.umask(0o077)
  const processes = new ProcessList(options.data)
  const running = await processes.endLeftovers()
  if (running)
    throw new Error(
      `The stack is running already (process ${running}). Use it, or end it with: kill ${running}`,
    )
  await assertPortsFree(options.ports)
  await assertRoom(options.data)
  processes.remember('supervisor', process.pid)

  const secrets = loadSecrets(options.data)
  const urls = stackUrls(options)
  const context: StackContext = {
    options,
    urls,
    secrets,
    env: productValues(options, secrets),
    signal,
    services: [],
    setting: {
      root: options.root,
      logs: path.join(options.data, 'logs'),
      signal,
      onPid: (name: string, pid: number) => processes.remember(name, pid),
    },
  }
  let underWay: readonly BuildInProgress[] = []
  const stop = async () => {
    rmSync(path.join(options.data, 'stack.json'), { force: true })
    // Wait for services that are starting when the signal comes: they end by themselves, and are in no list before.
    if (signal.aborted) await Promise.allSettled(underWay.map(({ over }) => over))
    await Promise.all(context.services.map((service) => service.stop()))
    processes.forget()
  }
  try {
    await fillLake(context)
    underWay = await bringUp[manner](context)
    writeStackFile(options.data, urls, secrets, builds(options))
    return { urls, secrets, underWay, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const bringUp: Record<BuildMode, (context: StackContext) => Promise<readonly BuildInProgress[]>> = {
  quick: async (context) => {
    await startStores(context)
    await buildSite(context, 'few')
    const isBuilt = await isStudioBuilt(context)
    await step('Starting the site', async () => {
      await startSite(context)
      if (isBuilt) await startStudio(context, context.options.ports.studio)
    })
    const search = { name: 'Search', says: 'being filled', make: () => fillSearch(context) }
    const exchange = { name: 'Exchange', says: 'being started', make: () => startExchange(context) }
    const studio = isBuilt
      ? []
      : [{ name: 'Studio', says: 'being built', make: await awaitStudio(context) }]
    return buildInSequence([search, exchange, ...studio], context.signal)
  },
  built: (context) =>
    whole(context, async () => {
      await buildSite(context, 'all')
      await buildStudio(context)
      await step('Starting the site and the Studio', async () => {
        await startSite(context)
        await startStudio(context, context.options.ports.studio)
      })
    }),
  reloading: (context) => whole(context, () => startReloading(context)),
}

/** Starts all services; `startProduct` starts site and Studio. */
async function whole(
  context: StackContext,
  startProduct: () => Promise<void>,
): Promise<readonly BuildInProgress[]> {
  await together([
    // The exchange reads all specs at its start, which takes as long as the site's start.
    startExchange(context),
    (async () => {
      await startStores(context)
      await startProduct()
      await step('Filling the search', () => fillSearch(context))
    })(),
  ])
  return []
}

function startExchange(context: StackContext): Promise<void> {
  const { options, secrets, urls } = context
  return start(context, {
    name: 'exchange',
    args: ['local/exchange/main.ts'],
    env: exchangeEnv(options, secrets),
    healthUrl: `${urls.exchange}/health`,
  })
}

/** Starts lake and search. The site pushes changes to the search, so the search starts first. */
function startStores(context: StackContext): Promise<void> {
  return step('Starting the lake and the search', () =>
    together([start(context, lakeService(context, true)), startSearch(context)]),
  )
}

async function startSearch(context: StackContext): Promise<void> {
  const { options, secrets, urls } = context
  await start(context, {
    name: 'search',
    args: ['local/search/main.ts'],
    env: searchEnv(options, secrets),
    healthUrl: `${urls.search}/health`,
  })
  await registerReadersKey(
    createSearchClient(urls.search, secrets.searchAdminKey),
    secrets.searchKey,
  )
}

const fillSearch = (context: StackContext): Promise<void> =>
  run(context, 'sync-search', ['--conditions=react-server', 'scripts/sync-search.ts'])

function startReloading(context: StackContext): Promise<void> {
  const { options, urls, env } = context
  const tool = (own: Environment) => toolEnv(own, options.root)
  return step('Starting the site and the Studio with reloading', async () => {
    await start(context, {
      name: 'site',
      args: [NEXT, 'dev', 'web', '-p', String(options.ports.site), '-H', 'localhost'],
      env: tool(environmentOf('site', { ...env, NODE_ENV: 'development' })),
      healthUrl: `${urls.site}/v5/intro`,
    })
    await start(context, {
      name: 'publisher',
      args: ['web/publisher.ts'],
      env: environmentOf('publisher', env),
      healthUrl: `${urls.lake}/v1/ping`,
    })
    await start(context, {
      name: 'studio',
      args: ['scripts/dev-studio.ts'],
      env: tool(environmentOf('studio-dev', { ...env, STUDIO_PORT: String(options.ports.studio) })),
      healthUrl: urls.studio,
    })
  })
}

/** Waits for all starts before it rejects, so that no service starts after the others were ended. */
async function together(starts: Promise<void>[]): Promise<void> {
  await Promise.allSettled(starts)
  await Promise.all(starts)
}

async function assertRoom(data: string): Promise<void> {
  const { bavail, bsize } = await statfs(data)
  if (bavail * bsize < NEEDED_BYTES)
    throw new Error(
      `The disk that holds ${data} has ${Math.round((bavail * bsize) / 1024 / 1024)} MB left; the stack needs 500 MB. Free some space, or set DATA_DIR to a folder on another disk.`,
    )
}
