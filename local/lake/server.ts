import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { assertSafeBinding } from './auth/assert-safe-binding.ts'
import { handleRequest } from './handle-request.ts'
import { createSocketLimit } from './http/limit-sockets.ts'
import { Lake, type LakeOptions } from './lake.ts'
import { connectionSettings } from './listen/connections.ts'
import { createUpgrade } from './presence/upgrade.ts'

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

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** Servers of the lake that `lakeOf` gives, which is null until it is open. */
function createServers(options: LakeOptions, lakeOf: () => Lake | null): [Server, Server] {
  const settings = connectionSettings(options.connections)
  const limitSockets = createSocketLimit(settings.sockets)
  const upgrade = createUpgrade()
  const http = {
    // The address of a listener alone may have 16 kB.
    maxHeaderSize: 32 * 1024,
    headersTimeout: settings.headersMs,
    requestTimeout: settings.requestMs,
    connectionsCheckingInterval: settings.checkMs,
    keepAliveTimeout: 60_000,
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
    limitSockets(server)
    return server.on('upgrade', (request, socket, head) => {
      const lake = lakeOf()
      if (lake) upgrade(lake, request, socket, head)
      else socket.destroy()
    })
  }
  return [serve(), serve()]
}

/** Opens the lake and serves it; rejects with EADDRINUSE when the port is taken. */
export async function startLake(options: LakeOptions): Promise<RunningLake> {
  assertSafeBinding(options)
  let lake: Lake | null = null
  const servers = createServers(options, () => lake)
  try {
    // The port first: a second lake must not touch the data of the one that runs.
    const port = await listenOnAll(servers, options)
    const opened = new Lake(options)
    lake = opened
    return {
      url: `http://localhost:${port}`,
      lake: opened,
      async close() {
        opened.realtime.close()
        await Promise.all(servers.map(closeServer))
        await opened.close()
      },
    }
  } catch (error) {
    await Promise.all(servers.map(closeServer))
    throw error
  }
}
