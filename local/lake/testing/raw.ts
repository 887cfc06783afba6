import { connect } from 'node:net'

/** Sends raw bytes and returns all that comes back, also when the other side closes early. */
export function sendRaw(url: string, bytes: string | Buffer): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes))
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('error', () => socket.destroy())
  socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
  socket.setTimeout(10_000, () => socket.destroy())
  return promise
}

/** The status of the first answer in the received bytes; 0 when the connection was closed without one. */
export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
