import { createServer } from 'node:http'
import sirv from 'sirv'
import { studioServerOptions } from './stack/env.ts'

const { port, dist, lake, site, search } = studioServerOptions()
const assets = sirv(dist, { single: true, etag: true, dotfiles: false })

// Everything that the Studio loads is on this machine; what it would fetch from elsewhere is refused.
const lakePort = new URL(lake).port
const csp = [
  `default-src 'self'`,
  `script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob: ${lake}`,
  `font-src 'self' data:`,
  `media-src 'self' blob: ${lake}`,
  `connect-src 'self' ${lake} ${search} http://*.localhost:${lakePort} ws://localhost:${lakePort} ws://*.localhost:${lakePort}`,
  `frame-src 'self' ${site}`,
  `worker-src 'self' blob:`,
  `frame-ancestors 'none'`,
  `base-uri 'self'`,
].join('; ')

createServer((request, response) => {
  response.setHeader('content-security-policy', csp)
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader('x-content-type-options', 'nosniff')
  assets(request, response, () => {
    response.statusCode = 404
    response.end('Not found')
  })
}).listen(port, 'localhost', () =>
  console.log(JSON.stringify({ event: 'listening', url: `http://localhost:${port}` })),
)

process.on('SIGTERM', () => process.exit(0))
