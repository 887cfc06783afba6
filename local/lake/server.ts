import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { asksForWebSocket, listenOnLoopback } from '../listen.ts'
import { handleRequest } from './handle-request.ts'
import { Lake, type LakeOptions } from './lake.ts'
import { createUpgrade } from './presence/upgrade.ts'

type Servers = { servers: [Server, Server]; sockets: Set<Socket> }

export type RunningLake = { url: string; lake: Lake; close: () => Promise<void> }

async function closeAll({ servers, sockets }: Servers): Promise<void> {
  const closed = servers.map(
    (server) => new Promise<void>((resolve) => server.close(() => resolve())),
  )
  for (const socket of sockets) socket.destroy()
  await Promise.all(closed)
}

/** The servers of the lake; `lakeOf` returns null until the lake is open. */
function createServers(lakeOf: () => Lake | null): Servers {
  const sockets = new Set<Socket>()
  const upgrade = createUpgrade()
  const http = {
    // A listener's URL alone may have 16 kB.
    maxHeaderSize: 32 * 1024,
    // Longer than clients keep connections alive, so that none is reused just when it is closed.
    keepAliveTimeout: 75_000,
    noDelay: true,
    shouldUpgradeCallback: asksForWebSocket,
  }
  const serve = () => {
    const server = createServer(http, (request, response) => {
      const lake = lakeOf()
      if (lake) void handleRequest(lake, request, response)
      else response.writeHead(503).end()
    })
    // Node's server forgets connections that became WebSockets.
    server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    return server.on('upgrade', (request, socket, head) => {
      const lake = lakeOf()
      if (lake) upgrade(lake, request, socket, head)
      else socket.destroy()
    })
  }
  return { servers: [serve(), serve()], sockets }
}

/** Opens the lake and serves it; rejects with EADDRINUSE when the port is in use. */
export async function startLake(options: LakeOptions): Promise<RunningLake> {
  let lake: Lake | null = null
  const servers = createServers(() => lake)
  try {
    // Binds the port first: a second lake must not touch the data of a running one.
    const port = await listenOnLoopback(servers.servers, options.port)
    const opened = new Lake(options)
    lake = opened
    return {
      url: `http://localhost:${port}`,
      lake: opened,
      async close() {
        opened.realtime.close()
        await closeAll(servers)
        await opened.close()
      },
    }
  } catch (error) {
    await closeAll(servers)
    throw error
  }
}
