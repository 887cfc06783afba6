import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { backUp } from '../../local/lake/backup/back-up.ts'
import { restore } from '../../local/lake/backup/restore.ts'
import { stackOptions } from '../../scripts/stack/env.ts'
import {
  lakeEnv,
  productValues,
  type StackUrls,
  searchEnv,
  stackUrls,
} from '../../scripts/stack/environment.ts'
import { environmentOf } from '../../scripts/stack/process-environment.ts'
import { processIds } from '../../scripts/stack/processes.ts'
import { reconcile, rememberRevisions } from '../../scripts/stack/reconcile.ts'
import { runNode } from '../../scripts/stack/run-node.ts'
import { loadSecrets } from '../../scripts/stack/secrets.ts'
import { type Service, type ServiceSpec, startService } from '../../scripts/stack/service.ts'
import { siteArgs } from '../../scripts/stack/site.ts'
import { siteFolder } from '../../scripts/stack/site-folder.ts'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { registerReadersKey } from '../../web/search/readers-key.ts'
import { createSearchClient } from '../../web/search/search-client.ts'
import { ownStack } from '../harness/own-stack.ts'
import { type FaultyProxy, faultyProxy } from './faulty-proxy.ts'
import { type Disk, ownDisk } from './own-disk.ts'

export type Part = 'lake' | 'search' | 'site'

/** Whole ones: the index is built anew although it is as it should be. */
const syncs = {
  'sync-search': ['--conditions=react-server', 'scripts/sync-search.ts', '--force'],
  'sync-specs': ['scripts/sync-specs.ts'],
}

/** The product once more, beside the running one: with a copy of its content and build. */
export interface Twin {
  /** As its site, its readers and its writers reach it: by proxies that can fail. */
  stack: StackFile
  /** As it is reached past the proxies. */
  itself: StackFile
  proxies: Record<Part, FaultyProxy>
  pid: (part: Part) => number | undefined
  /** The processes by their names; that of the Studio's server is the running stack's, as a twin has none. */
  pids: () => Record<string, number>
  /** The disk of its data, where it is one of its own. */
  disk: Disk | undefined
  /** What the clock of a host bears. */
  cronSecret: string
  sync: (name: keyof typeof syncs) => Promise<void>
  /** The folder of its logs. */
  logs: string
  /** All that its site has said so far. */
  siteLog: () => string
  stop: () => Promise<void>
}

/** Starts a twin of the running stack, of which nothing is touched. Takes some ten seconds. */
export async function startTwin(running: StackFile): Promise<Twin> {
  const options = stackOptions()
  const { root } = options
  const data = path.join(options.data, 'twin')
  const disk = ownDisk(data)
  const secrets = loadSecrets(options.data)
  await backUp(path.join(options.data, 'lake'), path.join(data, 'backup'))
  await restore(path.join(data, 'backup'), path.join(data, 'lake'))

  const { options: own, urls, env: productEnv } = await ownStack(data, secrets)
  const proxies = {
    lake: await faultyProxy(urls.lake),
    search: await faultyProxy(urls.search),
    site: await faultyProxy(urls.site, secrets.webhookSecret),
  }
  const { lake, search, site } = proxies
  const byProxies = { lake: lake.port, search: search.port, site: site.port }
  const seen = { ...own, ports: { ...own.ports, ...byProxies } }
  const services: Partial<Record<Part, Service>> = {}
  const logs = path.join(data, 'logs')
  const start = async (name: Part, spec: Omit<ServiceSpec, 'name'>) => {
    services[name] = await startService({ name, ...spec }, { root, logs, onPid: () => {} })
  }
  const dist = '.next-twin'
  const folder = path.join(root, 'web', dist)
  const sync = (name: keyof typeof syncs) => runNode(syncs[name], { cwd: root, env: productEnv })
  const stop = async () => {
    await Promise.all(Object.values(services).map((service) => service.stop()))
    await Promise.all(Object.values(proxies).map((proxy) => proxy.close()))
    disk?.remove()
    for (const made of [folder, data]) rmSync(made, { recursive: true, force: true })
  }
  try {
    await start('lake', {
      args: ['local/lake/main.ts'],
      env: lakeEnv({ ...own, ports: { ...own.ports, site: site.port } }, secrets, true),
      healthUrl: `${urls.lake}/v1/ping`,
    })
    await start('search', {
      args: ['local/search/main.ts'],
      env: searchEnv(own, secrets),
      healthUrl: `${urls.search}/health`,
    })
    const client = createSearchClient(urls.search, secrets.searchAdminKey)
    await registerReadersKey(client, secrets.searchKey)
    await sync('sync-search')

    const revisions = path.join(data, 'site-revisions.json')
    const env = productValues(own, secrets)
    await rememberRevisions(revisions, env)
    rmSync(folder, { recursive: true, force: true })
    const build = path.join(root, 'web', siteFolder(options))
    const filter = (file: string) => file !== path.join(build, 'cache')
    cpSync(build, folder, { recursive: true, filter })
    await start('site', {
      args: siteArgs,
      env: environmentOf('site', {
        ...productValues(seen, secrets),
        SITE_DIST: dist,
        SITE_PORT: String(own.ports.site),
      }),
      healthUrl: `${urls.site}/v5/intro`,
      afterRestart: () => reconcile(revisions, env, `${urls.site}/api/webhook`),
    })
    const studio = processIds(options.data)['studio']
    const pid = (part: Part) => services[part]?.pid()
    return {
      stack: stackAt(running, stackUrls(seen)),
      itself: stackAt(running, urls),
      proxies,
      pid,
      pids: () => ({
        site: pid('site') ?? 0,
        lake: pid('lake') ?? 0,
        search: pid('search') ?? 0,
        ...(studio !== undefined && { 'Studio’s server': studio }),
      }),
      disk,
      cronSecret: secrets.cronSecret,
      sync,
      logs,
      siteLog: () => readFileSync(path.join(logs, 'site.log'), 'utf8'),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const stackAt = (running: StackFile, { site, lake, search }: StackUrls): StackFile => ({
  ...running,
  site,
  lake,
  search,
})
