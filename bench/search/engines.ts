import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { typesenseEnv } from '../../scripts/env.ts'
import { QUIET } from '../../scripts/stack/env.ts'
import { locales } from '../../web/config/locales.ts'
import { searchAlias } from '../../web/search/collection.ts'
import { createSearchClient } from '../../web/search/search-client.ts'
import { startMeasured } from '../harness/processes.ts'

/** A search server to measure. */
export interface Engine {
  name: string
  url: string
  adminKey: string
  /** Megabytes of memory that it holds now. */
  residentMegabytes: () => Promise<number>
  stop: () => Promise<void>
}

const ADMIN_KEY = 'admin-key-of-the-measurement'
const metrics = z.object({ typesense_memory_resident_bytes: z.coerce.number() })

/** The local engine in a process of its own, over an empty folder. */
export async function localEngine(): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'))
  const env = { ...QUIET, SEARCH_PORT: '0', SEARCH_DATA: folder, SEARCH_ADMIN_KEY: ADMIN_KEY }
  const engine = await startMeasured('local/search/main.ts', env)
  return {
    ...engine,
    name: 'local engine',
    adminKey: ADMIN_KEY,
    async stop() {
      await engine.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The Typesense of the environment, if there is one. Throws when it serves the site already: its
 * index would be replaced by the measured one.
 */
export async function typesenseEngine(): Promise<Engine | undefined> {
  const env = typesenseEnv()
  if (!env) return undefined
  const client = createSearchClient(env.url, env.adminKey)
  const { aliases } = await client.aliases().retrieve()
  const names = locales.map((locale) => searchAlias(locale))
  const taken = aliases.map(({ name }) => name).filter((name) => names.includes(name))
  if (taken.length > 0) {
    throw new Error(
      `${env.url} has ${taken.join(' and ')} already. Measure a Typesense that serves no site, or unset TYPESENSE_URL.`,
    )
  }
  return {
    ...env,
    name: 'Typesense',
    async residentMegabytes() {
      const answer = await fetch(`${env.url}/metrics.json`, {
        headers: { 'x-typesense-api-key': env.adminKey },
        signal: AbortSignal.timeout(10_000),
      })
      return metrics.parse(await answer.json()).typesense_memory_resident_bytes / 1024 / 1024
    },
    async stop() {
      for (const name of names) await client.aliases(name).delete()
      for (const { name } of await client.collections().retrieve())
        if (names.some((alias) => name.startsWith(`${alias}_`)))
          await client.collections(name).delete()
    },
  }
}
