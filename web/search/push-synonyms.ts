import type { Client } from 'typesense'
import { Errors } from 'typesense'
import type { Locale } from '../config/locales.ts'
import { type SynonymSet, synonymSets } from './synonyms.ts'

/** The synonym sets of the locales that the server lacks or has otherwise. */
export async function staleSynonyms(
  client: Client,
  locales: readonly Locale[],
): Promise<SynonymSet[]> {
  const present = new Map((await retrieveAll(client)).map((set) => [set.name, canonical(set)]))
  const wanted = new Map(locales.flatMap(synonymSets).map((set) => [set.name, set]))
  return [...wanted.values()].filter((set) => present.get(set.name) !== canonical(set))
}

/** Brings the synonym sets of the locales to the server; returns the names of those that it wrote. */
export async function pushSynonyms(client: Client, locales: readonly Locale[]): Promise<string[]> {
  const stale = await staleSynonyms(client, locales)
  for (const { name, items } of stale) await client.synonymSets(name).upsert({ items })
  return stale.map(({ name }) => name)
}

async function retrieveAll(client: Client): Promise<SynonymSet[]> {
  try {
    return await client.synonymSets().retrieve()
  } catch (cause) {
    if (!(cause instanceof Errors.ObjectNotFound)) throw cause
    throw new Error('The search server has no synonym sets: it must be Typesense 30 or later.', {
      cause,
    })
  }
}

/** What a set says, however a server fills in what was left out. */
function canonical({ items }: SynonymSet): string {
  const lines = items.map(({ id, root = '', locale = '', synonyms }) =>
    JSON.stringify([id, root, locale, synonyms]),
  )
  return lines.sort().join('\n')
}
