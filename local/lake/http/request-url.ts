import type { IncomingMessage } from 'node:http'
import { badRequest } from './errors.ts'

/** Whether every `%` in the path stands for a byte, and the bytes for text. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The address that is asked for; throws 400 for what is none. */
export function requestUrl({ url = '/', headers }: IncomingMessage): URL {
  // The host comes from the header alone, whatever an absolute address in the request line says.
  const target = url.startsWith('/') ? `http://${headers.host}${url}` : url
  const found = URL.canParse(target) ? new URL(target) : null
  if (found && isDecodable(found.pathname)) return found
  if (found) throw badRequest(`"${url.slice(0, 200)}" has a path that is not percent-encoded UTF-8`)
  throw badRequest(`"${url.slice(0, 200)}" is not an address`)
}
