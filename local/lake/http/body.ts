import type { IncomingMessage } from 'node:http'
import { badRequest, LakeError } from './errors.ts'

const JSON_LIMIT = 64 * 1024 * 1024

/** The request's whole body; throws 413 above `limit` bytes. */
export async function readBody(request: IncomingMessage, limit = JSON_LIMIT): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    size += bytes.length
    if (size > limit) {
      const message = `The body is larger than ${limit} bytes. Send it in smaller transactions.`
      throw new LakeError(413, { statusCode: 413, error: 'Payload Too Large', message }, message)
    }
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

/** The request's body as JSON; throws 400 when it is not. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = (await readBody(request)).toString('utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw badRequest(`The body is not JSON: ${reason}`)
  }
}
