import { pipeline } from 'node:stream/promises'
import { byteRange } from '../../assets/byte-range.ts'
import { notFound } from '../../http/errors.ts'
import { type Context, HANDLED } from '../context.ts'
import { isNotModified, type Presentation, setAssetHeaders } from './asset-headers.ts'

function isGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'EPIPE' || code === 'ECONNRESET'
}

/** The range to send; with If-Range only while the client's part is of these same bytes. */
function rangeOf({ request }: Context, etag: string, size: number) {
  const condition = request.headers['if-range']
  if (request.method === 'HEAD' || (condition !== undefined && condition !== etag)) return null
  return byteRange(request.headers.range, size)
}

/** Sends the bytes of an asset as they were uploaded, whole or the range asked for. */
export async function sendFile(context: Context, file: string, presentation: Presentation) {
  const { lake, request, response } = context
  const opened = await lake.assets.open(file)
  if (!opened) throw notFound(`No asset "${file}"`)
  const { handle, size } = opened
  try {
    setAssetHeaders(context, presentation)
    response.setHeader('Accept-Ranges', 'bytes')
    response.setHeader('X-Sanity-SHA1', file.slice(0, 40))
    if (isNotModified(context, presentation.etag)) return HANDLED
    const range = rangeOf(context, presentation.etag, size)
    if (range === 'unsatisfiable') {
      response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end()
      return HANDLED
    }
    const length = range ? range.end - range.start + 1 : size
    response.writeHead(range ? 206 : 200, {
      'Content-Length': length,
      ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` }),
    })
    if (request.method === 'HEAD' || length === 0) response.end()
    else await pipeline(handle.createReadStream({ ...range, autoClose: false }), response)
    return HANDLED
  } catch (error) {
    // The reader went away: nobody is left to be told.
    if (isGone(error)) return HANDLED
    throw error
  } finally {
    await handle.close()
  }
}
