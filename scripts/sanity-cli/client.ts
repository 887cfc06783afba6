import { type ClientConfig, createClient as create, type SanityClient } from '@sanity/client'
import { apiHost } from './env.ts'

export * from '@sanity/client'

/** Replaces the CLI's `createClient` by one for the lake in the environment. */
export const createClient = (config: ClientConfig): SanityClient =>
  create(apiHost === undefined ? config : { ...config, apiHost, useProjectHostname: false })
