import { unauthorized } from '../../http/errors.ts'
import { eventFrame } from '../../http/event-stream.ts'
import { notImplemented } from '../../http/unsupported.ts'
import type { LiveAudience } from '../../listen/live-events.ts'
import { currentPosition } from '../../listen/missed-transactions.ts'
import type { Listener } from '../../listen/tickets.ts'
import { type Context, HANDLED } from '../context.ts'
import { openStream } from './open-stream.ts'

const KNOWN = new Set(['includeDrafts', 'includeAllDocuments', 'tag', 'ticket'])

/** Which documents' changes are sent; throws 401 when an anonymous client asks for drafts. */
function audienceOf({ url }: Context, { user }: Listener): LiveAudience {
  const unknown = [...url.searchParams.keys()].find((name) => !KNOWN.has(name))
  if (unknown !== undefined) throw notImplemented(`the option "${unknown}" of live events`)
  const wanted = ['includeDrafts', 'includeAllDocuments'].some(
    (name) => url.searchParams.get(name) === 'true',
  )
  if (wanted && !user) throw unauthorized('Live events of drafts are for signed-in users')
  return wanted ? 'drafts' : 'published'
}

/** Opens a stream of sync tags whose query results may be stale. */
export function liveEvents(context: Context, listener: Listener) {
  const { lake, request } = context
  const { live } = lake.realtime
  const audience = audienceOf(context, listener)
  const lastId = request.headers['last-event-id']
  const stream = openStream(context, listener, () => end())
  const end = live.subscribe(audience, (frame) => stream.send(frame))
  // A reconnecting client may have missed events, so it must read everything again.
  const first = lastId === undefined ? 'welcome' : 'restart'
  stream.send(eventFrame(first, {}, currentPosition(lake.database)))
  return HANDLED
}
