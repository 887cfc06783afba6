import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { closeServer, listenOnLoopback } from '../../local/listen.ts'
import { scriptPolicy } from '../../studio/script-policy/script-policy.ts'
import { requireAllowedHost } from '../stack/allowed-hosts.ts'

/** Addresses of the only services that the Studio may reach. */
interface ServiceAddresses {
  lake: string
  site: string
  search: string
}

export interface StudioServerOptions extends ServiceAddresses {
  port: number
  /** Folder of the built Studio. */
  dist: string
}

/** Serves the built Studio on loopback only; rejects when the port is taken. */
export async function startStudioServer({ port, dist, ...reached }: StudioServerOptions) {
  const assets = sirv(dist, { single: true, etag: true, dotfiles: false })
  const policy = studioPolicy(await readFile(path.join(dist, 'index.html'), 'utf8'), reached)
  const serve = () =>
    createServer((request, response) => {
      if (requireAllowedHost(request, response)) return
      response.setHeader('content-security-policy', policy)
      response.setHeader('referrer-policy', 'no-referrer')
      response.setHeader('x-content-type-options', 'nosniff')
      // A page that opens the Studio gets no reference to its window; previews opened by the Studio keep theirs.
      response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups')
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('allow', 'GET, HEAD')
        response.statusCode = request.method === 'OPTIONS' ? 204 : 405
        response.end()
        return
      }
      assets(request, response, () => {
        response.statusCode = 404
        response.end('Not found')
      })
    })
  const servers: [Server, Server] = [serve(), serve()]
  return {
    url: `http://localhost:${await listenOnLoopback(servers, port)}`,
    close: async () => {
      await Promise.all(servers.map(closeServer))
    },
  }
}

/**
 * Content security policy for the Studio whose page is `html`: everything it loads comes from this machine, and other
 * connections are refused.
 */
function studioPolicy(html: string, { lake, site, search }: ServiceAddresses): string {
  const { port } = new URL(lake)
  return [
    `default-src 'self'`,
    scriptPolicy(html),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${lake}`,
    `font-src 'self' data:`,
    `media-src 'self' blob: ${lake}`,
    `connect-src 'self' ${lake} ${search} ${site} http://*.localhost:${port} ws://localhost:${port} ws://*.localhost:${port}`,
    `frame-src 'self' ${site}`,
    `worker-src 'self' blob:`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
