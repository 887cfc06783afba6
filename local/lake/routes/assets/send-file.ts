import { pipeline } from 'node:stream/promises'
import { notFound } from '../../http/errors.ts'
import { type Context, HANDLED } from '../context.ts'
import { isNotModified, type Presentation, setAssetHeaders } from './asset-headers.ts'

function isGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'EPIPE' || code === 'ECONNRESET'
}

/** Sends an asset's bytes as uploaded. */
export async function sendFile(context: Context, file: string, presentation: Presentation) {
  const { lake, request, response } = context
  const opened = await lake.assets.open(file)
  if (!opened) throw notFound(`No asset "${file}"`)
  const { handle, size } = opened
  try {
    setAssetHeaders(context, presentation)
    response.setHeader('X-Sanity-SHA1', file.slice(0, 40))
    if (isNotModified(context, presentation.etag)) return HANDLED
    response.writeHead(200, { 'Content-Length': size })
    if (request.method === 'HEAD') response.end()
    else await pipeline(handle.createReadStream({ autoClose: false }), response)
    return HANDLED
  } catch (error) {
    // The client has disconnected, so there is no one to answer.
    if (isGone(error)) return HANDLED
    throw error
  } finally {
    await handle.close()
  }
}
