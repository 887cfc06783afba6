import { createServer } from 'node:net'

/** Throws an error with the port and the fix when something already listens on one of the ports. */
export async function assertPortsFree(ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports))
    for (const host of ['127.0.0.1', '::1'])
      if (!(await isFree(port, host)))
        throw new Error(
          `Port ${port} is in use, and the ${name} needs it. Stop what listens there, or choose another: ${name.toUpperCase()}_PORT=${port + 100} npm start`,
        )
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    // A machine without IPv6 refuses ::1 with another code; only EADDRINUSE matters here.
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
