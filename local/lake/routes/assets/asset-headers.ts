import type { Context } from '../context.ts'

/** Octets that RFC 5987 lets stand in `filename*` as they are. */
const ATTRIBUTE_CHARACTER = /[A-Za-z0-9!#$&+.^_`|~-]/

const percentEncoded = (name: string) =>
  [...Buffer.from(name, 'utf8')]
    .map((octet) => {
      const character = String.fromCharCode(octet)
      if (ATTRIBUTE_CHARACTER.test(character)) return character
      return `%${octet.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')

/** The last part of a path, without what no file system takes in a name. */
function safeName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const printable = last.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(/^\.+/, '')
  return [...printable].slice(0, 200).join('').trim() || 'download'
}

/**
 * A Content-Disposition header. Names outside ASCII stand a second time, as RFC 6266 and RFC 5987
 * ask: browsers take that one.
 */
function contentDisposition(how: 'inline' | 'attachment', name: string | null): string {
  if (name === null) return how
  const safe = safeName(name)
  const ascii = safe.replace(/[^ -~]/g, '_').replace(/["\\%]/g, '_')
  return `${how}; filename="${ascii}"${ascii === safe ? '' : `; filename*=UTF-8''${percentEncoded(safe)}`}`
}

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
