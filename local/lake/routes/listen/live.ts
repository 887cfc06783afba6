import { unauthorized } from '../../http/errors.ts'
import { eventFrame } from '../../http/event-stream.ts'
import { notImplemented } from '../../http/unsupported.ts'
import type { LiveAudience } from '../../listen/live-events.ts'
import { currentPlace } from '../../listen/missed-transactions.ts'
import type { Listener } from '../../listen/tickets.ts'
import { type Context, HANDLED } from '../context.ts'
import { openStream } from './open-stream.ts'

const KNOWN = new Set(['includeDrafts', 'includeAllDocuments', 'tag', 'ticket'])

/** Whose changes are told; throws 401 when drafts are asked for by nobody. */
function audienceOf({ url }: Context, { user }: Listener): LiveAudience {
  const unknown = [...url.searchParams.keys()].find((name) => !KNOWN.has(name))
  if (unknown !== undefined) throw notImplemented(`the option "${unknown}" of live events`)
  const wanted = ['includeDrafts', 'includeAllDocuments'].some(
    (name) => url.searchParams.get(name) === 'true',
  )
  if (wanted && !user) throw unauthorized('Live events of drafts are for signed-in users')
  return wanted ? 'drafts' : 'published'
}

/** Opens a stream of the tags of queries whose results are no longer good. */
export function liveEvents(context: Context, listener: Listener) {
  const { lake, request } = context
  const { live } = lake.realtime
  const audience = audienceOf(context, listener)
  const lastId = request.headers['last-event-id']
  const stream = openStream(context, listener, () => end())
  const end = live.subscribe(audience, (frame) => stream.send(frame))
  // A client that comes back may be behind: it reads everything anew.
  const first = lastId === undefined ? 'welcome' : 'restart'
  stream.send(eventFrame(first, {}, currentPlace(lake.database)))
  return HANDLED
}
