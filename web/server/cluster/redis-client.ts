import { createClient } from '@redis/client'

/** After so long without an answer Redis counts as away, ms. */
export const REDIS_TIMEOUT_MS = 1500

/**
 * A client that connects, and again whenever it lost the connection, at the latest after `longestWaitMs`. It says
 * nothing of that by itself: each command fails meanwhile, and tells so to who gave it.
 */
export function redisClient(url: string, longestWaitMs: number) {
  const client = createClient({
    url,
    RESP: 2,
    disableClientInfo: true,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: REDIS_TIMEOUT_MS,
      // An answer that does not come ends the connection, so that whoever waits for it is told.
      socketTimeout: REDIS_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, longestWaitMs),
    },
  })
  client.on('error', () => {})
  client.connect().catch(() => {})
  return client
}
