import { z } from 'zod'
import type { Locale } from '../../web/config/locales.ts'
import { locales } from '../../web/config/locales.ts'
import { searchAlias } from '../../web/search/collection.ts'
import { createSearchClient } from '../../web/search/search-client.ts'
import { typesenseEnv } from './env.ts'
import type { Engine } from './local-process.ts'

const metrics = z.object({ typesense_memory_resident_bytes: z.coerce.number() })

/**
 * The Typesense of the environment, if there is one. Throws when it serves the site already: its
 * index would be replaced by the measured one.
 */
export async function typesenseEngine(): Promise<Engine | undefined> {
  const env = typesenseEnv()
  if (!env) return undefined
  const client = createSearchClient(env.url, env.adminKey)
  const { aliases } = await client.aliases().retrieve()
  const names = locales.map((locale: Locale) => searchAlias(locale))
  const taken = aliases.map(({ name }) => name).filter((name) => names.includes(name))
  if (taken.length > 0) {
    throw new Error(
      `${env.url} has ${taken.join(' and ')} already. Measure a Typesense that serves no site, or unset TYPESENSE_URL.`,
    )
  }
  return {
    name: 'Typesense',
    url: env.url,
    adminKey: env.adminKey,
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
