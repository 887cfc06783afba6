import { createServer } from 'node:net'

/** Throws a sentence that names the port and the way out when something listens on it already. */
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
    // A machine without IPv6 refuses ::1 with another code; only a taken port is our business.
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
