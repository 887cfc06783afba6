import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handleRequest } from './handle-request.ts'
import { Lake, type LakeOptions } from './lake.ts'

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

/** Opens the lake and serves it; rejects with EADDRINUSE when the port is taken. */
export async function startLake(options: LakeOptions): Promise<RunningLake> {
  let lake: Lake | null = null
  const serve = () =>
    createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
      if (lake) void handleRequest(lake, request, response)
      else response.writeHead(503).end()
    })
  const servers: [Server, Server] = [serve(), serve()]
  try {
    // The port first: a second lake must not touch the data of the one that runs.
    const port = await listenOnLoopback(servers, options.port)
    const opened = new Lake(options)
    lake = opened
    return {
      url: `http://localhost:${port}`,
      lake: opened,
      async close() {
        await Promise.all(servers.map(closeServer))
        await opened.close()
      },
    }
  } catch (error) {
    await Promise.all(servers.map(closeServer))
    throw error
  }
}
