import { createServer } from 'node:net'

/** What Chromium asks of its maker by itself, whatever page it shows. */
const BROWSERS_OWN = /(^|\.)(google|googleapis|gvt1)\.com$/

/**
 * A proxy that lets nothing through. Chromium sends everything but loopback to its proxy, so each
 * host that it is asked for is one that a page tried to reach beyond this machine.
 */
export async function countingProxy() {
  const hosts: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', (request) => {
      const host = hostOf(request.toString('latin1'))
      if (!BROWSERS_OWN.test(host)) hosts.push(host)
      socket.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port')
  return { url: `http://127.0.0.1:${address.port}`, hosts, close: () => server.close() }
}

/** The host of `CONNECT host:443 HTTP/1.1` or `GET http://host/ HTTP/1.1`. */
function hostOf(request: string): string {
  const target = request.split(' ')[1] ?? ''
  return target.includes('://') ? new URL(target).hostname : target.replace(/:\d+$/, '')
}
