import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
}
/** Names with a fingerprint in them: the assets of both generators. */
const isLasting = (route: string) => /^\/(assets|_astro)\//.test(route)

export type Served = Awaited<ReturnType<typeof serveFolder>>

/**
 * Serves the files of `folder` as a good host does: addresses without `.html`, text as small as Brotli makes it, which
 * is done once for all requests. A file that changes is served as it is then.
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
    const file = path.join(folder, route)
    const names = [file, `${file}.html`, path.join(file, 'index.html')]
    for (const name of file.startsWith(folder) ? names : []) {
      const content = await readFile(name).catch(() => undefined)
      if (!content) continue
      const type = types[path.extname(name)]
      const isText = type !== undefined && !type.startsWith('font/')
      return response
        .writeHead(200, {
          'content-type': type ?? 'application/octet-stream',
          'cache-control': `public, max-age=${isLasting(route) ? '31536000, immutable' : '0, must-revalidate'}`,
          ...(isText && { 'content-encoding': 'br' }),
        })
        .end(isText ? small(name, content) : content)
    }
    return response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // `listen` on a port gives an address with one.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
