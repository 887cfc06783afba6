import { eventFrame } from '../../http/event-stream.ts'
import type { Audience } from '../../listen/audience.ts'
import { channelErrorFrames } from '../../listen/channel-error.ts'
import { listenOptions } from '../../listen/listen-options.ts'
import { currentPlace } from '../../listen/missed-transactions.ts'
import type { Listener } from '../../listen/tickets.ts'
import { queryOf } from '../../query/request-params.ts'
import { type Context, HANDLED, type Route } from '../context.ts'
import { liveEvents } from './live.ts'
import { missedEvents } from './missed-events.ts'
import { openStream } from './open-stream.ts'
import { streamRoute } from './stream-route.ts'

/** Opens a stream of what happens to the documents that a query selects. */
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
    // A place to resume from, also for who hears of nothing before the connection breaks.
    const place = options.enableResume ? currentPlace(lake.database) : undefined
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
