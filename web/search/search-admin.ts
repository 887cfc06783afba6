import 'server-only'
import type { Client } from 'typesense'
import { env } from '../config/env.ts'
import { createSearchClient } from './search-client.ts'

let client: Client | undefined

/** The client that may write records; undefined where no admin key is set, so nothing is indexed. */
export function searchAdmin(): Client | undefined {
  if (env.TYPESENSE_ADMIN_KEY)
    client ??= createSearchClient(env.TYPESENSE_URL, env.TYPESENSE_ADMIN_KEY)
  return client
}
