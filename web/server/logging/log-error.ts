import type { Instrumentation } from 'next'
import { describedError } from './described-error.ts'
import { logLine } from './log-line.ts'
import { loggablePath } from './loggable-path.ts'
import { requestId, requestIdHeader } from './request-id.ts'

/** Logs of what a page, a route or an action failed, by the id of the request that it failed in. */
export const logError: Instrumentation.onRequestError = (error, request, context) => {
  const given = request.headers[requestIdHeader]
  console.log(
    logLine({
      level: 'error',
      event: 'error',
      // What is regenerated behind readers' backs belongs to no request.
      ...(given !== undefined && { id: requestId(given) }),
      method: request.method,
      path: loggablePath(request.path),
      route: context.routePath,
      during: context.renderSource ?? context.routeType,
      error: describedError(error),
    }),
  )
}
