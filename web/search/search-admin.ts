import 'server-only'
import type { Client } from 'typesense'
import { env } from '../config/env.ts'
import { createSearchClient } from './search-client.ts'

let client: Client | undefined

/** The client with write access; undefined without an admin key, so that nothing is indexed. */
export function searchAdmin(): Client | undefined {
  if (env.TYPESENSE_ADMIN_KEY)
    client ??= createSearchClient(env.TYPESENSE_URL, env.TYPESENSE_ADMIN_KEY)
  return client
}
