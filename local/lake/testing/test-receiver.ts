import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedRequest = { method: string; headers: IncomingHttpHeaders; body: string }

/** The receiver's answer to a request: a status, or a function that writes the response. */
export type ReceiverAnswer =
  | number
  | ((response: ServerResponse, received: ReceivedRequest) => void)

/** A real webhook receiver for tests. It answers with `answers` in turn, then with 200. */
export async function receiver(...answers: ReceiverAnswer[]) {
  const got: ReceivedRequest[] = []
  const waiting = new Set<() => void>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
    const received = {
      method: request.method ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    }
    got.push(received)
    const answer = answers.shift() ?? 200
    if (typeof answer === 'number') response.writeHead(answer).end(`answer ${answer}`)
    else answer(response, received)
    for (const wake of waiting) wake()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // The cast is safe: a listening TCP server has an AddressInfo.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    got,
    /** Resolves when `count` requests have arrived. */
    async until(count: number): Promise<ReceivedRequest[]> {
      while (got.length < count)
        await new Promise<void>((resolve) => {
          const wake = () => {
            waiting.delete(wake)
            resolve()
          }
          waiting.add(wake)
        })
      return got
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The bodies of requests, parsed as JSON. */
export const bodies = (received: readonly ReceivedRequest[]) =>
  received.map(({ body }) => JSON.parse(body) as unknown)
