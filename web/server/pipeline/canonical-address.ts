import type { IncomingMessage, ServerResponse } from 'node:http'
import { localeConfig } from '../../config/locales.ts'
import { basePath } from '../../config/paths.ts'
import { sendText } from './send-text.ts'

/** Escapes of unreserved characters, which need none (RFC 3986, section 2.3). */
const UNRESERVED = /%(?:2d|2e|5f|7e|3\d|4[1-9a-f]|5\da?|6[1-9a-f]|7[0-9a])/gi

/**
 * The one spelling of a request's address, which limits, caches and routes all read: without dot segments, repeated
 * slashes and needless escapes. Undefined for an address that is no path, or has a malformed escape.
 */
export function canonicalAddress(address: string): string | undefined {
  const cut = address.indexOf('?')
  const path = cut === -1 ? address : address.slice(0, cut)
  const query = cut === -1 ? '' : address.slice(cut)
  if (!path.startsWith('/') || path.includes('#') || !isDecodable(path)) return undefined
  const plain = path
    .replaceAll('\\', '/')
    .replace(UNRESERVED, decodeURIComponent)
    .replace(/\/{2,}/g, '/')
  return withPrefix(withoutDots(plain)) + query
}

/** Corrects the case of a locale's prefix: people write `zh-tw`. */
function withPrefix(path: string): string {
  for (const { prefix } of Object.values(localeConfig)) {
    const root = `${basePath}/${prefix}`
    if (prefix !== '' && `${path}/`.toLowerCase().startsWith(`${root}/`.toLowerCase()))
      return root + path.slice(root.length)
  }
  return path
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** Removes dot segments (RFC 3986, section 5.2.4). */
function withoutDots(path: string): string {
  if (!path.includes('/.')) return path
  const segments: string[] = []
  const all = path.slice(1).split('/')
  for (const segment of all) {
    if (segment === '..') segments.pop()
    else if (segment !== '.') segments.push(segment)
  }
  const isFolder = /^\.{1,2}$/.test(all.at(-1) ?? '')
  return `/${segments.join('/')}${isFolder && segments.length > 0 ? '/' : ''}`
}

/**
 * Answers a request whose address is not canonical, so that later steps never see two spellings: 400 when it has no
 * canonical form, else a redirect to it. Returns whether it answered.
 */
export function refuseOtherSpellings(request: IncomingMessage, response: ServerResponse): boolean {
  const address = request.url ?? ''
  const canonical = canonicalAddress(address)
  if (canonical === address) return false
  if (canonical === undefined)
    sendText(
      response,
      400,
      'This address cannot be read: an escape in it is malformed, or it is no path.\n',
    )
  else response.writeHead(308, { Location: canonical }).end()
  return true
}
