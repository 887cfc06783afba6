import type { Mutation, SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { Migration } from './migration.ts'

const QUERY = '*[_type == "changelogEntry" && kind == "fixed"] | order(_id){_id, _rev}'

const found = z.array(z.object({ _id: z.string(), _rev: z.string() }))

/** An entry of the changelog that was of the kind `fixed` is one of the kind `corrected`. */
export const correctedChanges: Migration = async (client: SanityClient) => {
  const entries = found.parse(await client.fetch(QUERY, {}, { perspective: 'raw' }))
  return {
    lines: entries.map(({ _id }) => `${_id}: corrected in place of fixed`),
    mutations: entries.map(
      ({ _id, _rev }): Mutation => ({
        patch: { id: _id, ifRevisionID: _rev, set: { kind: 'corrected' } },
      }),
    ),
  }
}
