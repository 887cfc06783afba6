import type { ServerResponse } from 'node:http'

/**
 * Holds back what is written to `response` while it `holds`, and hands it over whole at its end;
 * undefined where nothing was written, or some of it was sent. `passOn` ends the answer as it was to end.
 */
export function holdBody(
  response: ServerResponse,
  holds: () => boolean,
  finish: (body: Buffer | undefined, passOn: () => void) => void,
): void {
  const held: Buffer[] = []
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const flushHeaders = response.flushHeaders.bind(response)
  response.flushHeaders = () => {
    if (!holds()) flushHeaders()
  }
  response.write = (...args: unknown[]) => {
    const part = bytesOf(args[0])
    if (part === undefined || response.headersSent || !holds())
      return Reflect.apply(write, response, args)
    held.push(part)
    const told = args.find((one) => typeof one === 'function')
    if (told) process.nextTick(() => Reflect.apply(told, undefined, []))
    return true
  }
  response.end = (...args: unknown[]) => {
    Object.assign(response, { write, end, flushHeaders })
    const passOn = () => {
      for (const part of held) write(part)
      Reflect.apply(end, response, args)
    }
    const last = bytesOf(args[0])
    const body =
      last === undefined && held.length === 0 ? undefined : [...held, ...(last ? [last] : [])]
    if (response.headersSent) passOn()
    else finish(body && Buffer.concat(body), passOn)
    return response
  }
}

function bytesOf(part: unknown): Buffer | undefined {
  if (part instanceof Uint8Array) return Buffer.from(part)
  return typeof part === 'string' ? Buffer.from(part) : undefined
}
