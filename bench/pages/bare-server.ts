import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** A page as one file with the same text and styles and no script, which is as fast as it can be. */
export async function barePage(url: string): Promise<{ url: string; close: () => void }> {
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
  const bare = html
    .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:stylesheet|preload|icon|manifest)"[^>]*>/g, '')
  const body = brotliCompressSync(bare)
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    return response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // `listen` on a port gives an address with one.
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}
