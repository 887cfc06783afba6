import { eventFrame } from '../../http/event-stream.ts'
import { type Audience, framesFor } from '../../listen/audience.ts'
import { channelErrorFrames } from '../../listen/channel-error.ts'
import { listenOptions } from '../../listen/listen-options.ts'
import { type Matcher, matchChanges } from '../../listen/matcher.ts'
import { currentPosition, transactionsSince } from '../../listen/missed-transactions.ts'
import type { Listener } from '../../listen/tickets.ts'
import { queryOf } from '../../query/request-params.ts'
import { type Context, HANDLED, type Route } from '../context.ts'
import { liveEvents } from './live.ts'
import { openStream } from './open-stream.ts'
import { streamRoute } from './stream-route.ts'

/** Opens a stream of changes to the documents that a query selects. */
function listen(context: Context, listener: Listener) {
  const { lake, url, apiVersion, request } = context
  const options = listenOptions(url, apiVersion)
  const audience: Audience = { user: listener.user, options }
  const { start, end, matcher } = lake.realtime.channels.open(queryOf(url), audience)
  const lastId = options.enableResume ? request.headers['last-event-id'] : undefined
  const missed =
    lastId === undefined ? null : missedEvents(context, String(lastId), { matcher, audience })
  const stream = openStream(context, listener, end)
  start({
    send: (frames) => stream.send(...frames),
    fail: (error) => {
      stream.send(...channelErrorFrames(error))
      stream.end()
    },
  })
  const name = { listenerName: crypto.randomUUID() }
  if (missed) stream.send(eventFrame('welcomeback', name), ...missed)
  else {
    // The position to resume from, also for a client whose connection breaks before any event.
    const place = options.enableResume ? currentPosition(lake.database) : undefined
    stream.send(eventFrame(lastId === undefined ? 'welcome' : 'reset', name, place))
  }
  return HANDLED
}

export const listenRoutes: Route[] = [
  { method: 'GET', path: '/data/listen/:dataset', handle: streamRoute(listen) },
  { method: 'GET', path: '/data/live/events/:dataset', handle: streamRoute(liveEvents) },
  {
    method: 'GET',
    path: '/socket/:dataset',
    handle: ({ response }) => {
      const message = 'This is a WebSocket: ask for it with "Upgrade: websocket"'
      response.writeHead(426, { Upgrade: 'websocket', 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ statusCode: 426, error: 'Upgrade Required', message }))
      return HANDLED
    },
  },
]

/**
 * The events that a listener missed after an event id (`<transaction>#<document>`, or a transaction alone); null when
 * they are unknown, or larger than a client may leave unread.
 */
function missedEvents(
  { lake }: Context,
  lastEventId: string,
  { matcher, audience }: { matcher: Matcher; audience: Audience },
): Buffer[] | null {
  if (!matcher.repeatable) return null
  const [last = '', documentId = null] = lastEventId.split('#')
  const transactions = transactionsSince(lake, last)
  if (!transactions) return null
  const frames = transactions.flatMap((transaction) => {
    if (transaction.id === last && documentId === null) return []
    const after = transaction.id === last ? documentId : null
    return framesFor(audience, transaction, matchChanges(transaction, matcher), after)
  })
  const bytes = frames.reduce((sum, { length }) => sum + length, 0)
  return bytes <= lake.realtime.connections.settings.bufferedBytes ? frames : null
}
