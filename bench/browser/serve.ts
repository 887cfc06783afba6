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

export interface Served {
  url: string
  close: () => void
}

interface File {
  name: string
  content: Buffer
}

/** Serves the files of `folder` as a good host does: addresses without `.html`. A file that changes is served as it is then. */
export const serveFolder = (folder: string): Promise<Served> =>
  serve(async (route) => {
    const file = path.join(folder, route)
    if (file !== folder && !file.startsWith(folder + path.sep)) return undefined
    for (const name of [file, `${file}.html`, path.join(file, 'index.html')]) {
      const content = await readFile(name).catch(() => undefined)
      if (content) return { name, content }
    }
    return undefined
  })

/** Serves what `find` gives, text as small as Brotli makes it, which is done once for all requests. */
export async function serve(find: (route: string) => Promise<File | undefined>): Promise<Served> {
  const compressed = new Map<string, { from: Buffer; body: Buffer }>()
  const small = ({ name, content: from }: File): Buffer => {
    const known = compressed.get(name)
    if (known?.from.equals(from)) return known.body
    const body = brotliCompressSync(from)
    compressed.set(name, { from, body })
    return body
  }
  const server = createServer(async (request, response) => {
    const route = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const found = await find(route)
    if (!found) return response.writeHead(404).end()
    const type = types[path.extname(found.name)]
    const isText = type !== undefined && !type.startsWith('font/')
    return response
      .writeHead(200, {
        'content-type': type ?? 'application/octet-stream',
        'cache-control': isLasting(route)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
        ...(isText && { 'content-encoding': 'br' }),
      })
      .end(isText ? small(found) : found.content)
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
