import { createServer, type Server } from 'node:http'
import { asksForWebSocket, listenOn, listenOnLoopback } from '../listen.ts'
import { assertSafeBinding } from './auth/assert-safe-binding.ts'
import { handleRequest } from './handle-request.ts'
import { limitSockets, type Sockets } from './http/limit-sockets.ts'
import { Lake, type LakeOptions } from './lake.ts'
import { connectionSettings } from './listen/connections.ts'
import { createUpgrade } from './presence/upgrade.ts'

type Servers = { servers: [Server, Server]; sockets: Sockets }
export type RunningLake = { url: string; lake: Lake; close: () => Promise<void> }

const listenOnAll = (servers: [Server, Server], { port, host }: LakeOptions) =>
  host === undefined ? listenOnLoopback(servers, port) : listenOn(servers[0], port, host)

const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
  })

async function closeAll({ servers, sockets }: Servers): Promise<void> {
  const closed = servers.map(closeServer)
  sockets.destroyAll()
  await Promise.all(closed)
}

/** Servers of the lake that `lakeOf` gives, which is null until it is open. */
function createServers(options: LakeOptions, lakeOf: () => Lake | null): Servers {
  const settings = connectionSettings(options.connections)
  const sockets = limitSockets(settings.sockets)
  const upgrade = createUpgrade()
  const http = {
    // The address of a listener alone may have 16 kB.
    maxHeaderSize: 32 * 1024,
    headersTimeout: settings.headersMs,
    requestTimeout: settings.requestMs,
    connectionsCheckingInterval: settings.checkMs,
    // Longer than clients and proxies keep a connection, who would else use one that is just closed.
    keepAliveTimeout: 75_000,
    // Notices peers that went without a word.
    keepAlive: true,
    keepAliveInitialDelay: 30_000,
    noDelay: true,
    shouldUpgradeCallback: asksForWebSocket,
  }
  const serve = () => {
    const server = createServer(http, (request, response) => {
      const lake = lakeOf()
      if (lake) void handleRequest(lake, request, response)
      else response.writeHead(503).end()
    })
    sockets.watch(server)
    return server.on('upgrade', (request, socket, head) => {
      const lake = lakeOf()
      if (lake) upgrade(lake, request, socket, head)
      else socket.destroy()
    })
  }
  return { servers: [serve(), serve()], sockets }
}

/** Opens the lake and serves it; rejects with EADDRINUSE when the port is taken. */
export async function startLake(options: LakeOptions): Promise<RunningLake> {
  assertSafeBinding(options)
  let lake: Lake | null = null
  const servers = createServers(options, () => lake)
  try {
    // The port first: a second lake must not touch the data of the one that runs.
    const port = await listenOnAll(servers.servers, options)
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
