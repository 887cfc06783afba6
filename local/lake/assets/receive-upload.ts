import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { chunksWithin } from '../http/chunks-within.ts'
import { badRequest, LakeError } from '../http/errors.ts'
import { PRIVATE_FILE } from '../store/private-files.ts'

function tooLarge(limit: number): LakeError {
  const message = `The file is larger than ${limit / 1024 / 1024} MiB, the most that the local lake takes.`
  return new LakeError(413, { statusCode: 413, error: 'Payload Too Large', message }, message)
}

/**
 * Streams the request's body into the new file `part` and returns its SHA-1 and size in bytes. Throws 413 above `limit`
 * bytes, before reading when Content-Length says so; deletes the file then, and when the client disconnects.
 */
export async function receiveUpload(
  request: IncomingMessage,
  part: string,
  limit: number,
): Promise<{ sha1: string; size: number }> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
  const hash = createHash('sha1')
  const file = await open(part, 'wx', PRIVATE_FILE)
  let size = 0
  try {
    for await (const bytes of chunksWithin(request, limit, tooLarge)) {
      size += bytes.length
      hash.update(bytes)
      await file.writeFile(bytes)
    }
    if (size === 0) throw badRequest('The upload is empty: send the file as the request’s body')
    await file.sync()
    await file.close()
    return { sha1: hash.digest('hex'), size }
  } catch (error) {
    await file.close()
    await rm(part, { force: true })
    // The rest is read and discarded: a client that is still sending would not read the answer.
    request.resume()
    if (request.destroyed && !request.complete) throw badRequest('The upload broke off')
    throw error
  }
}
