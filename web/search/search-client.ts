import { Client } from 'typesense'

interface Patience {
  /** Time-out of a request, s. */
  seconds: number
  /** Number of retries after a failure. */
  retries: number
}

/** A Typesense client; the default `patience` is for background work, without a waiting reader. */
export function createSearchClient(
  url: string,
  apiKey: string,
  patience: Patience = { seconds: 5, retries: 3 },
): Client {
  return new Client({
    nodes: [{ url }],
    apiKey,
    connectionTimeoutSeconds: patience.seconds,
    numRetries: patience.retries,
    retryIntervalSeconds: 0.2,
    logLevel: 'silent',
  })
}
