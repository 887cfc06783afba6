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

/**
 * Serves the files of `folder` as a good host does: addresses without `.html`, text as small as Brotli
 * makes it, and once for all requests. A file that changes is served as it is then.
 */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const compressed = new Map<string, { from: Buffer; body: Buffer }>()
  const small = (file: string, from: Buffer): Buffer => {
    const known = compressed.get(file)
    if (known?.from.equals(from)) return known.body
    const body = brotliCompressSync(from)
    compressed.set(file, { from, body })
    return body
  }
  const server = createServer(async (request, response) => {
    const route = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const found = await fileAt(folder, route)
    if (!found) return response.writeHead(404).end()
    const type = types[path.extname(found.file)]
    const isText = type !== undefined && !type.startsWith('font/')
    return response
      .writeHead(200, {
        'content-type': type ?? 'application/octet-stream',
        'cache-control': isLasting(route)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
        ...(isText && { 'content-encoding': 'br' }),
      })
      .end(isText ? small(found.file, found.content) : found.content)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // `listen` on a port gives an address with one.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function fileAt(folder: string, route: string) {
  const file = path.join(folder, route)
  if (file !== folder && !file.startsWith(folder + path.sep)) return undefined
  for (const one of [file, `${file}.html`, path.join(file, 'index.html')]) {
    const content = await readFile(one).catch(() => undefined)
    if (content) return { file: one, content }
  }
  return undefined
}
