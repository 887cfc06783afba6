import { isRecord } from '../documents/document.ts'
import { LakeError } from '../http/errors.ts'
import { eventFrame } from '../http/event-stream.ts'

/**
 * The events for a listener that cannot be served. The client shows the reason of a `channelError` and gives up; with
 * an HTTP status it would lack the reason, or retry for ever. `disconnect` is for clients that do not know
 * `channelError`.
 */
export function channelErrorFrames(error: unknown): Buffer[] {
  const message = error instanceof Error ? error.message : String(error)
  const inner = error instanceof LakeError ? error.body['error'] : undefined
  const errorBody = isRecord(inner) ? inner : { type: 'listenerError', description: message }
  return [
    eventFrame('channelError', { message, error: errorBody }),
    eventFrame('disconnect', { reason: message }),
  ]
}
