import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Windows } from '../../local/exchange/access/windows.ts'
import { startExchange } from '../../local/exchange/server.ts'
import { HMAC_KEY, HMAC_SECRET } from '../../local/exchange/testing/test-exchange.ts'

/** A program's request, and the sandbox's answer. */
export interface RecordedRequest {
  method: string
  path: string
  queryString: string
  body: Buffer
  status: number
  answer: string
}

/** Disables limits: the samples call each operation many times a second, and limits have their own tests. */
class NoLimits extends Windows {
  override consume(_name: string, _cost: number, limit: number, windowMs: number, now: number) {
    return { exceeded: false, left: limit, resetAt: now + windowMs }
  }
}

/** A sandbox on the real clock with a base URL per program, so that requests can be assigned to programs. */
export async function startRecordedSandbox() {
  const sandbox = await startExchange({
    port: 0,
    keys: [{ name: HMAC_KEY, secret: HMAC_SECRET }],
    origins: [],
    windows: new NoLimits(),
  })
  const recorded: RecordedRequest[][] = []

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, number, target = ''] = /^\/(\d+)(\/.*)$/.exec(request.url ?? '') ?? []
    const { method = '', headers } = request
    const body = await buffer(request)
    const answered = await fetch(sandbox.url + target, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        /^x-bapi-|^content-type$/.test(name) ? [[name, String(value)]] : [],
      ),
      ...(method !== 'GET' && { body: new Uint8Array(body) }),
    })
    const { status } = answered
    const answer = await answered.text()
    const [path = '', queryString = ''] = target.split(/\?(.*)/s)
    recorded[Number(number)]?.push({ method, path, queryString, body, status, answer })
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
  }

  const server = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    newBase: () => `${url}/${recorded.push([]) - 1}`,
    requestsAt: (base: string) => recorded[Number(base.split('/').at(-1))] ?? [],
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await sandbox.close()
    },
  }
}
