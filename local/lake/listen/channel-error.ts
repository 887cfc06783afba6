import { isRecord } from '../documents/document.ts'
import { LakeError } from '../http/errors.ts'
import { eventFrame } from '../http/event-stream.ts'

/**
 * What a listener is told that cannot be served, now or later. The client shows the reason of a
 * `channelError` and gives up; of an HTTP status it would not know the reason, or try for ever.
 * `disconnect` is for those who do not know the first.
 */
export function channelErrorFrames(error: unknown): Buffer[] {
  const message = error instanceof Error ? error.message : String(error)
  const inner = error instanceof LakeError ? error.body['error'] : undefined
  const told = isRecord(inner) ? inner : { type: 'listenerError', description: message }
  return [
    eventFrame('channelError', { message, error: told }),
    eventFrame('disconnect', { reason: message }),
  ]
}
