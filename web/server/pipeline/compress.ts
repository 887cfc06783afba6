import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Brotli or gzip for compressible responses; event streams stay as they are, since compression would delay events. */
export const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  filter: (request, response) =>
    !String(response.getHeader('content-type')).startsWith('text/event-stream') &&
    compression.filter(request, response),
  // The package's types are Express's; it needs only Node's requests.
}) as unknown as Handler
