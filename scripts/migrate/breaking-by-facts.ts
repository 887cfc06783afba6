import type { Mutation, SanityClient } from '@sanity/client'
import { z } from 'zod'
import { breaksClients } from '../../schemas/changes/breaks-clients.ts'
import { CHANGE_KINDS } from '../../schemas/changes/kinds.ts'
import { CHANGE_RULE_NAMES } from '../../schemas/changes/rules.ts'
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
export const breakingByFacts: Migration = async (client: SanityClient) => {
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
