import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { assertSafeBinding } from './auth/assert-safe-binding.ts'
import { handleRequest } from './handle-request.ts'
import { limitSockets, type Sockets } from './http/limit-sockets.ts'
import { Lake, type LakeOptions } from './lake.ts'
import { connectionSettings } from './listen/connections.ts'
import { createUpgrade } from './presence/upgrade.ts'

type Servers = { servers: [Server, Server]; sockets: Sockets }
export type RunningLake = { url: string; lake: Lake; close: () => Promise<void> }

function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      // A TCP server that listens has an address record, not a pipe's name.
      resolve((server.address() as AddressInfo).port)
    })
  })
}

const isMissingAddress = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))

const listenOnAll = (servers: [Server, Server], { port, host }: LakeOptions) =>
  host === undefined ? listenOnLoopback(servers, port) : listenOn(servers[0], port, host)

/** Both loopback addresses: browsers try either for `localhost` and `*.localhost`. */
async function listenOnLoopback(servers: [Server, Server], port: number): Promise<number> {
  const taken = await listenOn(servers[0], port, '127.0.0.1')
  await listenOn(servers[1], taken, '::1').catch((error: unknown) => {
    if (!isMissingAddress(error)) throw error
  })
  return taken
}

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
