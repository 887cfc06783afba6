import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zipped = promisify(gzip)
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }

/** The best encoding that an `Accept-Encoding` header takes. */
export function acceptedEncoding(header: string | undefined = ''): Encoding {
  const refused = /q=0(?:\.0*)?$/
  const taken = header
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter((one) => !refused.test(one))
    .map((one) => one.split(';')[0]?.trim())
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}

/** `body` so encoded; the work is done beside the event loop. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'br' ? brotli(body, { params }) : zipped(body)
}
