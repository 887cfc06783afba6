import { Client } from 'typesense'

/** A Typesense client that gives up a call after 5 s and tries a failed one three times more. */
export function createSearchClient(url: string, apiKey: string): Client {
  return new Client({
    nodes: [{ url }],
    apiKey,
    connectionTimeoutSeconds: 5,
    numRetries: 3,
    retryIntervalSeconds: 0.2,
    logLevel: 'silent',
  })
}
