import { type ClientConfig, createClient as create, type SanityClient } from '@sanity/client'
import { apiHost } from './env.ts'

export * from '@sanity/client'

/** The client that the CLI makes, for the lake whose address is in the environment. */
export const createClient = (config: ClientConfig): SanityClient =>
  create(apiHost === undefined ? config : { ...config, apiHost, useProjectHostname: false })
