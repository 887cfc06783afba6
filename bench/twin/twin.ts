import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { backUp } from '../../local/lake/backup/back-up.ts'
import { restore } from '../../local/lake/backup/restore.ts'
import { type StackOptions, stackOptions } from '../../scripts/stack/env.ts'
import { lakeEnv, productValues, searchEnv, stackUrls } from '../../scripts/stack/environment.ts'
import { freePort } from '../../scripts/stack/free-port.ts'
import { environmentOf } from '../../scripts/stack/process-environment.ts'
import { reconcile, rememberRevisions } from '../../scripts/stack/reconcile.ts'
import { runNode } from '../../scripts/stack/run-node.ts'
import { loadSecrets } from '../../scripts/stack/secrets.ts'
import { type Service, startService } from '../../scripts/stack/service.ts'
import { siteArgs } from '../../scripts/stack/site.ts'
import { siteFolder } from '../../scripts/stack/site-folder.ts'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { registerReadersKey } from '../../web/search/readers-key.ts'
import { createSearchClient } from '../../web/search/search-client.ts'
import { type FaultyProxy, faultyProxy } from './faulty-proxy.ts'
import { type Disk, ownDisk } from './own-disk.ts'

export type Part = 'lake' | 'search' | 'site'

/** The product once more, beside the running one: with a copy of its content and build. */
export interface Twin {
  /** As its site, its readers and its writers reach it: by proxies that can fail. */
  stack: StackFile
  /** As it is reached past the proxies. */
  itself: StackFile
  proxies: Record<Part, FaultyProxy>
  pid: (part: Part) => number | undefined
  /** The disk of its data, where it is one of its own. */
  disk: Disk | undefined
  /** What the clock of a host bears. */
  cronSecret: string
  /** All that its site has said so far. */
  siteLog: () => string
  stop: () => Promise<void>
}

/** Starts a twin of the running stack, of which nothing is touched. Takes some ten seconds. */
export async function startTwin(running: StackFile): Promise<Twin> {
  const options = stackOptions()
  const { root } = options
  const data = path.join(options.data, 'twin')
  rmSync(data, { recursive: true, force: true })
  const disk = ownDisk(data)
  const secrets = loadSecrets(options.data)
  await backUp(path.join(options.data, 'lake'), path.join(data, 'backup'))
  await restore(path.join(data, 'backup'), path.join(data, 'lake'))

  const own: StackOptions = { root, data, ports: { ...options.ports, ...(await freePorts()) } }
  const urls = stackUrls(own)
  const proxies = {
    lake: await faultyProxy(urls.lake),
    search: await faultyProxy(urls.search),
    site: await faultyProxy(urls.site, secrets.webhookSecret),
  }
  const portsOfProxies = {
    lake: proxies.lake.port,
    search: proxies.search.port,
    site: proxies.site.port,
  }
  const seen: StackOptions = { ...own, ports: { ...own.ports, ...portsOfProxies } }
  const services: Partial<Record<Part, Service>> = {}
  const setting = { root, logs: path.join(data, 'logs'), onPid: () => {} }
  const dist = '.next-twin'
  const folder = path.join(root, 'web', dist)
  const stop = async () => {
    await Promise.all(Object.values(services).map((service) => service.stop()))
    await Promise.all(Object.values(proxies).map((proxy) => proxy.close()))
    disk?.remove()
    for (const made of [folder, data]) rmSync(made, { recursive: true, force: true })
  }
  try {
    const env = productValues(own, secrets)
    const told = { ...own, ports: { ...own.ports, site: proxies.site.port } }
    services.lake = await startService(
      {
        name: 'lake',
        args: ['local/lake/main.ts'],
        env: lakeEnv(told, secrets, true),
        healthUrl: `${urls.lake}/v1/ping`,
      },
      setting,
    )
    services.search = await startService(
      {
        name: 'search',
        args: ['local/search/main.ts'],
        env: searchEnv(own, secrets),
        healthUrl: `${urls.search}/health`,
      },
      setting,
    )
    await registerReadersKey(
      createSearchClient(urls.search, secrets.searchAdminKey),
      secrets.searchKey,
    )
    await runNode(['--conditions=react-server', 'scripts/sync-search.ts'], {
      cwd: root,
      env: environmentOf('sync-search', env),
    })

    const revisions = path.join(data, 'site-revisions.json')
    await rememberRevisions(revisions, env)
    rmSync(folder, { recursive: true, force: true })
    const build = path.join(root, 'web', siteFolder(options))
    cpSync(build, folder, {
      recursive: true,
      filter: (file) => file !== path.join(build, 'cache'),
    })
    services.site = await startService(
      {
        name: 'site',
        args: siteArgs,
        env: environmentOf('site', {
          ...productValues(seen, secrets),
          SITE_DIST: dist,
          SITE_PORT: String(own.ports.site),
        }),
        healthUrl: `${urls.site}/v5/intro`,
        afterRestart: () => reconcile(revisions, env, `${urls.site}/api/webhook`),
      },
      setting,
    )
    const { site, lake, search } = stackUrls(seen)
    return {
      stack: { ...running, site, lake, search },
      itself: { ...running, site: urls.site, lake: urls.lake, search: urls.search },
      proxies,
      disk,
      cronSecret: secrets.cronSecret,
      pid: (part) => services[part]?.pid(),
      siteLog: () => readFileSync(path.join(setting.logs, 'site.log'), 'utf8'),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function freePorts(): Promise<Record<Part, number>> {
  const [lake = 0, search = 0, site = 0] = await Promise.all([freePort(), freePort(), freePort()])
  return { lake, search, site }
}
