import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Brotli or gzip for all that gains by it; streams of events stay as they are, or they would wait. */
export const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  filter: (request, response) =>
    !String(response.getHeader('content-type')).startsWith('text/event-stream') &&
    compression.filter(request, response),
  // Its types are Express's, whose requests it does not need.
}) as unknown as Handler
