import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listenOn } from '../../local/listen.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}
/** File names with a hash: the assets of both generators. */
const isLasting = (route: string) => /^\/(assets|_astro)\//.test(route)

/**
 * Serves the files of `folder` like a good host: addresses without `.html`, text compressed with Brotli at the best
 * level, once per change of a file.
 */
export async function serveFolder(folder: string) {
  const compressed = new Map<string, { from: Buffer; body: Buffer }>()
  const small = (name: string, from: Buffer): Buffer => {
    const known = compressed.get(name)
    if (known?.from.equals(from)) return known.body
    const body = brotliCompressSync(from)
    compressed.set(name, { from, body })
    return body
  }
  const server = createServer(async (request, response) => {
    const route = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const name = [route, `${route}.html`, `${route}/index.html`]
      .map((file) => path.join(folder, file))
      .find(
        (file) => file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile(),
      )
    if (!name) return response.writeHead(404).end()
    const content = await readFile(name)
    const text = types[path.extname(name)]
    const lifetime = isLasting(route) ? '31536000, immutable' : '0, must-revalidate'
    response.setHeader('cache-control', `public, max-age=${lifetime}`)
    response.setHeader('content-type', text ?? 'application/octet-stream')
    if (text) response.setHeader('content-encoding', 'br')
    return response.end(text ? small(name, content) : content)
  })
  const port = await listenOn(server, 0, 'localhost')
  return {
    url: `http://localhost:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
