import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { backUp } from '../../local/lake/backup/back-up.ts'
import { restore } from '../../local/lake/backup/restore.ts'
import { type StackOptions, stackOptions } from '../../scripts/stack/env.ts'
import {
  lakeEnv,
  PROJECT,
  productEnv,
  productValues,
  searchEnv,
  stackUrls,
} from '../../scripts/stack/environment.ts'
import { freePort } from '../../scripts/stack/free-port.ts'
import { environmentOf } from '../../scripts/stack/process-environment.ts'
import { processIds } from '../../scripts/stack/processes.ts'
import { reconcile, storeRevisions } from '../../scripts/stack/reconcile.ts'
import { runNode } from '../../scripts/stack/run-node.ts'
import { loadSecrets } from '../../scripts/stack/secrets.ts'
import { type Service, type ServiceSpec, startService } from '../../scripts/stack/service.ts'
import { siteArgs } from '../../scripts/stack/site.ts'
import { siteFolder } from '../../scripts/stack/site-folder.ts'
import { lakeAs } from '../../tests/support/lake.ts'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { registerReadersKey } from '../../web/search/readers-key.ts'
import { createSearchClient } from '../../web/search/search-client.ts'
import { faultyProxy } from './faulty-proxy.ts'
import { ownDisk } from './own-disk.ts'
import { stopAfter } from './processes.ts'

export type Part = 'lake' | 'search' | 'site'
export type OwnStack = Awaited<ReturnType<typeof ownStack>>
/** A second stack beside the running one, with a copy of its content and build. */
export type StackCopy = Awaited<ReturnType<typeof startStackCopy>>

/** Full syncs: `--force` rebuilds an index that is up to date. */
const syncs = {
  'sync-search': ['--conditions=react-server', 'scripts/sync-search.ts', '--force'],
  'sync-specs': ['scripts/sync-specs.ts'],
}

/** A stack with its data in `data`, and site, lake and search on free ports; none is started yet. */
export async function ownStack(data: string, secrets = loadSecrets(data)) {
  const [site, lake, search] = [await freePort(), await freePort(), await freePort()]
  const { root, ports } = stackOptions()
  const options: StackOptions = { root, data, ports: { ...ports, site, lake, search } }
  const urls = stackUrls(options)
  const logs = path.join(data, 'logs')
  const services: Partial<Record<Part, Service>> = {}
  const start = async (name: Part, spec: Omit<ServiceSpec, 'name'>) => {
    services[name] = await startService({ name, ...spec }, { root, logs, onPid: () => {} })
  }
  return {
    options,
    urls,
    secrets,
    logs,
    /** Environment for scripts. */
    env: { ...productEnv(options, secrets), SITE_PORT: String(site) },
    client: lakeAs({ ...PROJECT, users: secrets.users, lake: urls.lake }, 'administrator'),
    pid: (part: Part) => services[part]?.pid(),
    /** With `webhook`, the lake sends changes to the site at that port. */
    startLake: (webhook?: number) =>
      start('lake', {
        args: ['local/lake/main.ts'],
        env: lakeEnv(
          { ...options, ports: { ...options.ports, site: webhook ?? site } },
          secrets,
          webhook !== undefined,
        ),
        healthUrl: `${urls.lake}/v1/ping`,
      }),
    startSearch: () =>
      start('search', {
        args: ['local/search/main.ts'],
        env: searchEnv(options, secrets),
        healthUrl: `${urls.search}/health`,
      }),
    /** The build in `web/<dist>`, which reaches the other services at `reached`. */
    startSite: (dist: string, reached = options.ports, afterRestart = async () => {}) =>
      start('site', {
        args: siteArgs,
        env: environmentOf('site', {
          ...productValues({ ...options, ports: reached }, secrets),
          SITE_DIST: dist,
          SITE_PORT: String(site),
        }),
        healthUrl: urls.site,
        afterRestart,
      }),
    async stop() {
      await Promise.all(Object.values(services).map((service) => service.stop()))
    },
  }
}

/** Starts a copy of the running stack for `work`, and leaves the running one as it is. Takes some ten seconds. */
export async function withStackCopy(
  running: StackFile,
  work: (copy: StackCopy) => Promise<void>,
): Promise<void> {
  const cleanUp: (() => unknown)[] = []
  const stop = async () => {
    for (const step of cleanUp.toReversed()) await step()
  }
  await stopAfter(stop, async () => work(await startStackCopy(running, cleanUp)))
}

async function startStackCopy(running: StackFile, cleanUp: (() => unknown)[]) {
  const options = stackOptions()
  const { root } = options
  const data = path.join(options.data, 'twin')
  const dist = '.next-twin'
  const folder = path.join(root, 'web', dist)
  cleanUp.push(() => {
    for (const made of [folder, data]) rmSync(made, { recursive: true, force: true })
  })
  const disk = ownDisk(data)
  if (disk) cleanUp.push(disk.remove)
  const secrets = loadSecrets(options.data)
  await backUp(path.join(options.data, 'lake'), path.join(data, 'backup'))
  await restore(path.join(data, 'backup'), path.join(data, 'lake'))

  const own = await ownStack(data, secrets)
  const { urls, logs, pid } = own
  const proxies = {
    lake: await faultyProxy(urls.lake),
    search: await faultyProxy(urls.search),
    site: await faultyProxy(urls.site, secrets.webhookSecret),
  }
  for (const { close } of Object.values(proxies)) cleanUp.push(close)
  cleanUp.push(own.stop)
  const { lake, search, site } = proxies
  const byProxies = { lake: lake.port, search: search.port, site: site.port }
  const reached = { ...own.options.ports, ...byProxies }
  const sync = (name: keyof typeof syncs) => runNode(syncs[name], { cwd: root, env: own.env })
  await own.startLake(site.port)
  await own.startSearch()
  const client = createSearchClient(urls.search, secrets.searchAdminKey)
  await registerReadersKey(client, secrets.searchKey)
  await sync('sync-search')

  const revisions = path.join(data, 'site-revisions.json')
  const env = productValues(own.options, secrets)
  await storeRevisions(revisions, env)
  rmSync(folder, { recursive: true, force: true })
  const build = path.join(root, 'web', siteFolder(options))
  const filter = (file: string) => file !== path.join(build, 'cache')
  cpSync(build, folder, { recursive: true, filter })
  await own.startSite(dist, reached, () => reconcile(revisions, env, `${urls.site}/api/webhook`))
  const studio = processIds(options.data)['studio']
  const at = ({ site, lake, search }: typeof urls): StackFile => ({
    ...running,
    ...{ site, lake, search },
  })
  return {
    /** Addresses for site, readers and writers, through proxies that can fail. */
    stack: at(stackUrls({ ...own.options, ports: reached })),
    itself: at(urls),
    proxies,
    pid,
    /** Process ids by name; the Studio's server is the running stack's, as a copy has none. */
    pids: (): Record<string, number> => ({
      site: pid('site') ?? 0,
      lake: pid('lake') ?? 0,
      search: pid('search') ?? 0,
      ...(studio !== undefined && { 'Studio’s server': studio }),
    }),
    disk,
    cronSecret: secrets.cronSecret,
    sync,
    logs,
  }
}
