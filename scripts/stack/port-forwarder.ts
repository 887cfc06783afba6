import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A port whose connections go to another one, which may change while it is open. */
export type PortForwarder = {
  /** New connections lead to `port`; those that are open stay where they are. */
  forwardTo: (port: number) => void
  close: () => Promise<void>
}

/**
 * Opens `port` on loopback for what listens on `inner`. It passes bytes and knows no HTTP, so that
 * nothing that is under way is lost when another server takes over.
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
      // Either side may hang up at any time; the other learns of it, and that is all there is to do.
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
