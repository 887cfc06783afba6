import type { Context } from '../context.ts'

/** Characters that RFC 5987 allows unescaped in `filename*`. */
const ATTRIBUTE_CHARACTER = /[A-Za-z0-9!#$&+.^_`|~-]/

const percentEncoded = (name: string) =>
  [...Buffer.from(name, 'utf8')]
    .map((octet) => {
      const character = String.fromCharCode(octet)
      if (ATTRIBUTE_CHARACTER.test(character)) return character
      return `%${octet.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')

/** The last segment of a path, without characters that file systems reject in names. */
function safeName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const printable = last.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(/^\.+/, '')
  return [...printable].slice(0, 200).join('').trim() || 'download'
}

/** A Content-Disposition header. A non-ASCII name is added as `filename*`, which browsers prefer: RFC 6266, 5987. */
function contentDisposition(how: 'inline' | 'attachment', name: string | null): string {
  if (name === null) return how
  const safe = safeName(name)
  const ascii = safe.replace(/[^ -~]/g, '_').replace(/["\\%]/g, '_')
  return `${how}; filename="${ascii}"${ascii === safe ? '' : `; filename*=UTF-8''${percentEncoded(safe)}`}`
}

export type Presentation = {
  type: string
  etag: string
  /** `inline` lets the browser decide. */
  how: 'inline' | 'attachment'
  filename: string | null
  /** Whether the answer depends on the Accept header. */
  negotiated?: boolean
}

const INERT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Sets the headers of every answer with an asset's bytes: cached for ever, as the URL identifies the bytes; no content
 * sniffing, and no scripts.
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

/** Answers 304 and returns true when the client's ETag matches. */
export function isNotModified({ request, response }: Context, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? []
  if (!known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)) return false
  response.removeHeader('Content-Type')
  response.writeHead(304).end()
  return true
}
