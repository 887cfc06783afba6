import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

const brotli = promisify(brotliCompress)
const zipped = promisify(gzip)
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }

const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The encoding that an `Accept-Encoding` header prefers; of equally preferred ones the smallest. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  return negotiator.encoding(ENCODINGS, ENCODINGS) ?? 'identity'
}

/** `body` in the encoding; zlib compresses outside the event loop. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'br' ? brotli(body, { params }) : zipped(body)
}
