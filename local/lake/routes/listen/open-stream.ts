import { type EventStream, openEventStream } from '../../http/event-stream.ts'
import type { Connection } from '../../listen/connections.ts'
import type { Listener } from '../../listen/tickets.ts'
import type { Context } from '../context.ts'

/** Opens a stream that is counted, kept alive, and ended with the listener's session. */
export function openStream(
  { lake, response, request }: Context,
  { mayStay }: Listener,
  onClose: () => void,
): EventStream {
  const { connections } = lake.realtime
  const stream = openEventStream(response, {
    maxBuffered: connections.settings.bufferedBytes,
    onClose: () => {
      connections.delete(connection)
      onClose()
    },
  })
  const connection: Connection = {
    tick: stream.keepAlive,
    mayStay,
    end: stream.end,
  }
  connections.add(connection)
  // A HEAD request is complete with the headers.
  if (request.method === 'HEAD') stream.end()
  return stream
}
