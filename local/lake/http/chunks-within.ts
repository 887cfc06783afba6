import type { IncomingMessage } from 'node:http'
import type { LakeError } from './errors.ts'

/**
 * Yields the body in chunks; throws `tooLarge` above `limit` bytes. The request is not destroyed then: that would close
 * the connection before the client reads the answer.
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
