import type { Instrumentation } from 'next'
import { describedError } from './described-error.ts'
import { logLine } from './log-line.ts'
import { loggablePath } from './loggable-path.ts'
import { requestId, requestIdHeader } from './request-id.ts'

/** Logs a failure of a page, route or action with the id of its request. */
export const logError: Instrumentation.onRequestError = (error, request, context) => {
  const given = request.headers[requestIdHeader]
  console.log(
    logLine({
      level: 'error',
      event: 'error',
      // A background regeneration belongs to no request.
      ...(given !== undefined && { id: requestId(given) }),
      method: request.method,
      path: loggablePath(request.path),
      route: context.routePath,
      during: context.renderSource ?? context.routeType,
      error: describedError(error),
    }),
  )
}
