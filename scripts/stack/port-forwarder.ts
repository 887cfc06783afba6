import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A listening port that forwards its connections to another port, which can be changed while it is open. */
export type PortForwarder = {
  /** Sends new connections to `port`; open ones stay where they are. */
  forwardTo: (port: number) => void
  close: () => Promise<void>
}

/**
 * Opens `port` on loopback and forwards to `inner`. It copies bytes without parsing HTTP, so that no pending request is
 * lost when another server takes over.
 */
export async function openPortForwarder(port: number, inner: number): Promise<PortForwarder> {
  let target = inner
  const open = new Set<Socket>()
  const server = createServer((outside) => {
    const inside = connect(target, 'localhost')
    for (const [from, to] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      open.add(from)
      from.pipe(to)
      // Either side may hang up at any time; then the other side is closed too.
      from.once('error', () => to.destroy())
      from.once('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  await listening(server, port)
  return {
    forwardTo: (next) => {
      target = next
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}

async function listening(server: Server, port: number): Promise<void> {
  server.listen(port, 'localhost')
  await once(server, 'listening')
}
