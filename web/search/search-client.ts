import { Client } from 'typesense'

interface Patience {
  /** For how long a call is waited, s. */
  seconds: number
  /** How often one that failed is tried again. */
  retries: number
}

/** A Typesense client: of nobody who waits, unless a reader's `patience` is given. */
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
