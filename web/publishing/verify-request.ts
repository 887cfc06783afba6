import {
  decodeSignatureHeader,
  encodeSignatureHeader,
  isSignatureError,
  SIGNATURE_HEADER_NAME,
} from '@sanity/webhook'
import { sameSecret } from '../config/secrets/same-secret.ts'
import { type Delivery, parseDelivery } from './delivery.ts'

export const MAX_BODY_BYTES = 1024 * 1024

/** How far the signature's time may differ from ours, ms: the sender retries for half an hour. */
export const MAX_AGE_MS = 35 * 60 * 1000

/** A refused request: HTTP status and reason. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest'
  readonly status: number
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

export interface VerifiedDelivery {
  delivery: Delivery
  /** Age of the change by the sender's header, ms; 0 without it. */
  age: number
  signature: string
  /** End of the signature's validity, ms since 1970. */
  until: number
}

/**
 * Verifies `request` and returns its delivery. Throws `RefusedRequest`: 413 for a body over 1 MiB, 401 for a missing,
 * wrong or outdated signature, 400 for another shape.
 */
export async function verifyRequest(
  request: Request,
  secret: string,
  now: number = Date.now(),
): Promise<VerifiedDelivery> {
  const body = await readBody(request)
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  if (!signature) throw new RefusedRequest(401, `The header ${SIGNATURE_HEADER_NAME} is missing`)
  if (!(await verifySignature(body, signature, secret)))
    throw new RefusedRequest(401, 'The signature does not fit the body and SANITY_WEBHOOK_SECRET')
  const { timestamp } = decodeSignatureHeader(signature)
  if (Math.abs(now - timestamp) > MAX_AGE_MS)
    throw new RefusedRequest(
      401,
      `The signature is of ${new Date(timestamp).toISOString()}: too old, or the sender’s clock is ahead`,
    )
  const age = ageOf(request, now)
  return { delivery: readDelivery(body), age, signature, until: timestamp + MAX_AGE_MS }
}

/** The header is not signed; it only decides when a failure becomes a dead letter. */
function ageOf(request: Request, now: number): number {
  const changedAt = Date.parse(request.headers.get('sanity-transaction-time') ?? '')
  return Number.isNaN(changedAt) ? 0 : Math.max(0, now - changedAt)
}

async function readBody(request: Request): Promise<string> {
  const tooLarge = () => new RefusedRequest(413, `The body is larger than ${MAX_BODY_BYTES} bytes`)
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BODY_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function readDelivery(body: string): Delivery {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch (cause) {
    throw new RefusedRequest(400, 'The body is not JSON', { cause })
  }
  const delivery = parseDelivery(json)
  if (!delivery)
    throw new RefusedRequest(
      400,
      `The body has another shape than the webhook's projection: ${body.slice(0, 200)}`,
    )
  return delivery
}

/**
 * Whether `signature` is that of `body` with `secret`. The toolkit's own check stops at the first differing character,
 * so its timing would let a sender guess a signature character by character.
 */
async function verifySignature(body: string, signature: string, secret: string): Promise<boolean> {
  try {
    const { timestamp } = decodeSignatureHeader(signature)
    return sameSecret(signature, await encodeSignatureHeader(body, timestamp, secret))
  } catch (error) {
    if (isSignatureError(error)) return false
    throw error
  }
}
