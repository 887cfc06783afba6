import type { IncomingMessage } from 'node:http'
import type { LakeError } from './errors.ts'

/**
 * The request's body, chunk by chunk; throws `tooLarge` once it is longer than `limit` bytes. The request
 * is not destroyed then: that would take the connection with it, and the client would not hear why.
 */
export async function* chunksWithin(
  request: IncomingMessage,
  limit: number,
  tooLarge: (limit: number) => LakeError,
): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    size += bytes.length
    if (size > limit) throw tooLarge(limit)
    yield bytes
  }
}
