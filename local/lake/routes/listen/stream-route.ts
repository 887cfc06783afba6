import { LakeError } from '../../http/errors.ts'
import { openEventStream } from '../../http/event-stream.ts'
import { channelErrorFrames } from '../../listen/channel-error.ts'
import type { Listener } from '../../listen/tickets.ts'
import { type Context, HANDLED, type Route } from '../context.ts'
import { ofDataset } from '../of-dataset.ts'
import { isStreamHost, redirectToStreamHost, streamListener } from './stream-host.ts'

/** Throws 403, after which the client calls `/check/cors` and reports the page's origin as the cause. */
function assertOrigin({ request, lake }: Context): void {
  const { origin, host } = request.headers
  if (origin === undefined || isStreamHost(host) || lake.options.origins.includes(origin)) return
  const message = `Pages of ${origin} may not listen to this lake`
  throw new LakeError(403, { statusCode: 403, error: 'Forbidden', message }, message)
}

function sendOnly(context: Context, frames: readonly Buffer[]): void {
  const { bufferedBytes: maxBuffered } = context.lake.realtime.connections.settings
  const stream = openEventStream(context.response, { maxBuffered, onClose: () => {} })
  stream.send(...frames)
  stream.end()
}

/** Whether an error is about the request's content; errors about its user or origin are sent as HTTP status. */
const isMistake = (error: unknown): error is LakeError =>
  error instanceof LakeError && [400, 404, 501].includes(error.status)

/** A route that opens a stream on its own host. */
export function streamRoute(
  open: (context: Context, listener: Listener) => unknown,
): Route['handle'] {
  return (context) => {
    assertOrigin(context)
    if (redirectToStreamHost(context)) return HANDLED
    const listener = streamListener(context)
    try {
      return ofDataset(() => open(context, listener))(context)
    } catch (error) {
      if (!isMistake(error) || context.response.headersSent) throw error
      sendOnly(context, channelErrorFrames(error))
      return HANDLED
    }
  }
}
