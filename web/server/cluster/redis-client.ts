import { createClient } from '@redis/client'

/** Without a response after this time, ms, Redis counts as unreachable. */
export const REDIS_TIMEOUT_MS = 1500

/**
 * A client that connects, and reconnects at the latest `longestWaitMs` after a lost connection. It logs nothing: while
 * it is disconnected each command rejects, so its caller knows.
 */
export function redisClient(url: string, longestWaitMs: number) {
  const client = createClient({
    url,
    RESP: 2,
    disableClientInfo: true,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: REDIS_TIMEOUT_MS,
      // A missing response closes the connection, so that the waiting command rejects.
      socketTimeout: REDIS_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, longestWaitMs),
    },
  })
  client.on('error', () => {})
  client.connect().catch(() => {})
  return client
}
