import { hostedLimits } from '../../../schemas/hosted-limits.ts'
import { contentMistake } from '../documents/content.ts'
import type { LakeDocument } from '../documents/document.ts'
import { LakeError } from '../http/errors.ts'
import { refused } from '../http/refuse.ts'

const MAX_BYTES = hostedLimits.documentBytes.most

/** A document as it is stored; throws 400 for what no document may hold, 413 for one that is too large. */
export function storedBody(document: LakeDocument): string {
  const mistake = contentMistake(document, hostedLimits.documentDepth.most)
  if (mistake !== null) throw refused(document._id, `Document "${document._id}": ${mistake}`)
  const body = JSON.stringify(document)
  // Text is shorter in characters than in bytes, so most need no count of bytes.
  if (body.length <= MAX_BYTES / 4 || Buffer.byteLength(body) <= MAX_BYTES) return body
  const message = `Document "${document._id}" is larger than ${MAX_BYTES} bytes. Split it, or keep large content in an asset.`
  throw new LakeError(413, { statusCode: 413, error: 'Payload Too Large', message }, message)
}
