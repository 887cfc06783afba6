import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'

/**
 * For a lake on this machine: a client that asks the host itself. Sanity's own would ask
 * `<project>.<host>`, which to a browser is another site, so that the sign-in cookie stays behind.
 */
export function localLakeClient(apiHost: string): (options: ClientConfig) => SanityClient {
  return (options) =>
    createClient({ ...options, apiHost, useProjectHostname: false, useCdn: false })
}
