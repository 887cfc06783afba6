import path from 'node:path'
import type { Mutation, SanityClient } from '@sanity/client'
import { z } from 'zod'
import { breaksClients } from '../../schemas/changes/breaks-clients.ts'
import { CHANGE_KINDS } from '../../schemas/changes/kinds.ts'
import { CHANGE_RULE_NAMES } from '../../schemas/changes/rules.ts'
import { searchFile, synonymDocument } from '../seed/search-documents.ts'
import { readYaml } from '../seed/yaml-file.ts'
import { announcementOfSettings } from './announcement-of-settings.ts'
import type { Migration } from './migration.ts'

const QUERY = `*[_type == "changelogEntry" && defined(breaking)] | order(_id){
  _id, _rev, kind, breaking, "rules": coalesce(changes[].rule, [])
}`

const found = z.array(
  z.object({
    _id: z.string(),
    _rev: z.string(),
    kind: z.enum(CHANGE_KINDS).nullish(),
    breaking: z.boolean(),
    rules: z.array(z.enum(CHANGE_RULE_NAMES)),
  }),
)

/** Entries of the changelog carry no mark of their own any more: their facts say whether they break clients. */
const breakingByFacts: Migration = async (client: SanityClient) => {
  const entries = found.parse(await client.fetch(QUERY, {}, { perspective: 'raw' }))
  return {
    lines: entries.map(({ _id, kind, breaking, rules }) =>
      breaking && !breaksClients(kind ?? 'changed', rules)
        ? `${_id}: breaks no client any more, as none of its facts does: add the one that does in the Studio`
        : `${_id}: its facts say whether it breaks clients`,
    ),
    mutations: entries.map(
      ({ _id, _rev }): Mutation => ({
        patch: { id: _id, ifRevisionID: _rev, unset: ['breaking'] },
      }),
    ),
  }
}

const FIXED = '*[_type == "changelogEntry" && kind == "fixed"] | order(_id){_id, _rev}'
const fixed = z.array(z.object({ _id: z.string(), _rev: z.string() }))

/** An entry of the changelog that was of the kind `fixed` is one of the kind `corrected`. */
const correctedChanges: Migration = async (client) => {
  const entries = fixed.parse(await client.fetch(FIXED, {}, { perspective: 'raw' }))
  return {
    lines: entries.map(({ _id }) => `${_id}: corrected in place of fixed`),
    mutations: entries.map(
      ({ _id, _rev }): Mutation => ({
        patch: { id: _id, ifRevisionID: _rev, set: { kind: 'corrected' } },
      }),
    ),
  }
}

const SEARCH_FILE = path.join(import.meta.dirname, '../../content/search.yaml')
/** An empty lake is filled with all of the content. */
const LACKS_SYNONYMS = `count(*[_type == "page" && defined(path.current)]) > 0
  && count(*[_type == "searchSynonym"]) == 0`

/** The synonyms that the code had become documents, where there are pages and no synonyms yet. */
const synonymsOfCode: Migration = async (client) => {
  const lacks = z.boolean().parse(await client.fetch(LACKS_SYNONYMS, {}, { perspective: 'raw' }))
  if (!lacks) return { lines: [], mutations: [] }
  const { synonyms } = await readYaml(SEARCH_FILE, searchFile)
  const documents = synonyms.map(synonymDocument)
  return {
    lines: documents.map(({ _id }) => `${_id}: made of the synonyms in the code`),
    mutations: documents.map((createIfNotExists): Mutation => ({ createIfNotExists })),
  }
}

/** From the oldest model to today's. */
const MIGRATIONS: readonly Migration[] = [
  announcementOfSettings,
  correctedChanges,
  synonymsOfCode,
  breakingByFacts,
]

/**
 * Brings documents of an older content model to today's, each migration in one transaction, and returns a
 * line for each change. Doing it twice does it once. With `dryRun` nothing is written.
 */
export async function migrate(
  client: SanityClient,
  { dryRun }: { dryRun: boolean },
): Promise<string[]> {
  const lines: string[] = []
  for (const migration of MIGRATIONS) {
    const planned = await migration(client)
    lines.push(...planned.lines)
    if (!dryRun && planned.mutations.length > 0)
      await client.mutate(planned.mutations, { returnDocuments: false, tag: 'migrate' })
  }
  return lines
}
