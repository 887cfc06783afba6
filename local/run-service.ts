interface Service {
  url: string
  close(): Promise<void>
}

interface Start {
  /** Name at the start of error messages: `The lake`. */
  name: string
  /** Variable that sets its port. */
  portVariable: string
  /** Throws when a setting is wrong; `port` is the port it will listen on. */
  start(): { port: number; started: Promise<Service> }
}

/**
 * Runs a server as this process: prints its address as a line of JSON, ends it on SIGTERM and SIGINT, and exits with 1
 * and one sentence when it cannot start.
 */
export async function runService({ name, portVariable, start }: Start): Promise<void> {
  let port: number | undefined
  try {
    const starting = start()
    port = starting.port
    const service = await starting.started
    process.stdout.write(`${JSON.stringify({ event: 'listening', url: service.url })}\n`)
    const end = () => void service.close().then(() => process.exit(0))
    process.once('SIGTERM', end)
    process.once('SIGINT', end)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const message =
      code === 'EADDRINUSE'
        ? `${name} cannot listen: port ${port} is in use. End what uses it, or set ${portVariable} to another.`
        : `${name} cannot start: ${error instanceof Error ? error.message : String(error)}`
    process.stderr.write(`${message}\n`)
    process.exit(1)
  }
}
