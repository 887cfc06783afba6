import type { ServerResponse } from 'node:http'
import { gzip } from 'node:zlib'
import Negotiator from 'negotiator'

const WORTH_COMPRESSING = 16 * 1024

/** On the same machine a large answer is sent faster than compressed. */
const isFar = ({ socket }: ServerResponse) =>
  !/^(::ffff:)?127\.|^::1$/.test(socket?.remoteAddress ?? '')

function takesGzip(acceptEncoding: string | string[] | undefined): boolean {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding?.toString() } })
  return negotiator.encoding(['gzip', 'identity'], ['gzip']) === 'gzip'
}

/** Sends a JSON answer; large ones compressed when a client elsewhere takes gzip. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  acceptEncoding: string | string[] | undefined,
): void {
  sendJsonText(response, status, JSON.stringify(body ?? null), acceptEncoding)
}

/** Sends what is JSON already. */
export function sendJsonText(
  response: ServerResponse,
  status: number,
  json: string,
  acceptEncoding: string | string[] | undefined,
): void {
  const text = Buffer.from(json)
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  if (text.length > WORTH_COMPRESSING && isFar(response) && takesGzip(acceptEncoding)) {
    response.setHeader('Content-Encoding', 'gzip')
    // A large answer takes so long that nobody else should wait for it.
    gzip(text, { level: 1 }, (error, compressed) => {
      if (error) response.destroy(error)
      else response.writeHead(status).end(compressed)
    })
    return
  }
  response.writeHead(status).end(text)
}
