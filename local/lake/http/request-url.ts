import type { IncomingMessage } from 'node:http'
import { badRequest } from './errors.ts'

/** Whether percent-encoding in the path is valid and decodes to UTF-8. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The requested URL; throws 400 if it is malformed. */
export function requestUrl({ url = '/', headers }: IncomingMessage): URL {
  // The host comes only from the header; the host of an absolute request target is ignored.
  const target = url.startsWith('/') ? `http://${headers.host}${url}` : url
  const found = URL.canParse(target) ? new URL(target) : null
  if (found && isDecodable(found.pathname)) return found
  if (found) throw badRequest(`"${url.slice(0, 200)}" has a path that is not percent-encoded UTF-8`)
  throw badRequest(`"${url.slice(0, 200)}" is not an address`)
}
