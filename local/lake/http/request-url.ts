import type { IncomingMessage } from 'node:http'
import { badRequest } from './errors.ts'

/** The address that is asked for; throws 400 for what is none. */
export function requestUrl({ url = '/', headers }: IncomingMessage): URL {
  // The host comes from the header alone, whatever an absolute address in the request line says.
  const target = url.startsWith('/') ? `http://${headers.host}${url}` : url
  if (URL.canParse(target)) return new URL(target)
  throw badRequest(`"${url.slice(0, 200)}" is not an address`)
}
