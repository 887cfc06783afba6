import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'
import { basePath } from '../../config/paths.ts'
import { ownAuthorization } from '../../config/secrets/own-secret.ts'
import { ByteBoundedMap, exactCopy } from './byte-bounded-map.ts'

/** Addresses of the framework's data of pages. */
export const dataRoute = `${basePath}/_next/data-of-page/`

/** Bytes of all data that is held; others are made again when they are asked for. */
const ROOM = 8 * 1024 * 1024

/** As fast as it can be compressed, which is a tenth of its size. */
const FAST = { level: constants.Z_BEST_SPEED }

const held = new ByteBoundedMap<Buffer>(ROOM)

/** Holds the data of `page` and returns the address that names its content. */
export function keepPageData(data: string, page: string): string {
  const name = createHash('sha256').update(data).digest('base64url').slice(0, 16)
  const packed = exactCopy(deflateRawSync(data, FAST))
  held.set(name, packed, packed.length)
  return `${dataRoute}${name}.js?page=${encodeURIComponent(page)}`
}

/** Answers an address of `keepPageData`, also after a restart or from another instance. */
export async function servePageData(
  address: string,
  response: ServerResponse,
  self: string,
): Promise<void> {
  const url = new URL(address, self)
  const name = url.pathname.slice(dataRoute.length).replace(/\.js$/, '')
  const page = url.searchParams.get('page') ?? ''
  response.setHeader('Content-Type', 'application/javascript; charset=utf-8')
  let data = held.get(name)
  if (data !== undefined) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  else {
    data = held.get((await currentName(page, self)) ?? '')
    response.setHeader('Cache-Control', 'no-store')
  }
  if (data === undefined) response.statusCode = 404
  response.end(data && inflateRawSync(data))
}

/** Makes `page` again, which holds its data, and reads from it what they are called now. */
async function currentName(page: string, self: string): Promise<string | undefined> {
  // An address of this site alone: what is asked for must not lead anywhere else.
  const url = new URL(page, self)
  if (url.origin !== self || !url.pathname.startsWith(basePath)) return undefined
  if (url.pathname.startsWith(dataRoute)) return undefined
  const answer = await fetch(url, {
    // It must be made, not merely shown again.
    headers: { accept: 'text/html', authorization: ownAuthorization() },
    signal: AbortSignal.timeout(10_000),
    redirect: 'manual',
  })
  const html = await answer.text()
  return html.split(dataRoute)[1]?.split('.js')[0]
}
