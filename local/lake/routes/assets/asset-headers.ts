import { contentDisposition } from '../../assets/content-disposition.ts'
import type { Context } from '../context.ts'

export type Presentation = {
  type: string
  etag: string
  /** `inline` leaves it to the browser. */
  how: 'inline' | 'attachment'
  filename: string | null
  /** Whether the answer depends on the Accept header. */
  negotiated?: boolean
}

const INERT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Sets what every answer with an asset's bytes says: how long it is good for (the address names the
 * bytes, so for ever), and that a browser is to believe the type and run nothing in it.
 */
export function setAssetHeaders({ response }: Context, presentation: Presentation): void {
  const { type, etag, how, filename, negotiated } = presentation
  response.setHeader('Content-Type', type)
  response.setHeader('ETag', etag)
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  response.setHeader('Content-Security-Policy', INERT_POLICY)
  if (negotiated) response.appendHeader('Vary', 'Accept')
  if (how === 'attachment' || filename !== null)
    response.setHeader('Content-Disposition', contentDisposition(how, filename))
}

/** Answers 304 when the client has these bytes already; false when they must be sent. */
export function isNotModified({ request, response }: Context, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? []
  if (!known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)) return false
  response.removeHeader('Content-Type')
  response.writeHead(304).end()
  return true
}
