import { once } from 'node:events'
import { connect } from 'node:net'
import type { RunningStack } from '../stack/running-stack.ts'
import type { Attack } from './attack.ts'
import { type Sent, send } from './send.ts'

const STRANGE = ['evil.example', 'localhost.evil.example', '10.0.0.1']

/** Something that each service answers to its own names. */
function doors(stack: RunningStack): [name: string, origin: string, path: string, sent?: Sent][] {
  const { site, studio, lake, search, exchange, projectId, dataset, searchKeys } = stack
  const admin = { headers: { 'x-typesense-api-key': searchKeys.admin } }
  const socket = { headers: { connection: 'Upgrade', upgrade: 'websocket' } }
  const ofLake = [
    `data/query/${dataset}?query=1`,
    `data/listen/${dataset}?query=*`,
    `data/live/events/${dataset}`,
    `data/export/${dataset}`,
    'auth/login/local',
    `images/${projectId}/${dataset}/x-1x1.png`,
  ]
  return [
    ['search', search, '/health'],
    ['search', search, '/multi_search', { method: 'OPTIONS' }],
    ['search', search, '/keys', admin],
    ...ofLake.map((path): [string, string, string] => ['lake', lake, `/v2025-02-19/${path}`]),
    ['lake', lake, `/v2025-02-19/socket/${dataset}`, socket],
    ['site', site, '/docs/api/health'],
    ['site', site, '/docs/v5/intro', socket],
    ['studio', studio, '/'],
    ['exchange', exchange.url, '/v5/market/time'],
    ['exchange', exchange.url, '/v5/public/linear', socket],
  ]
}

async function listens(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

export const hosts: Attack = {
  number: '9',
  title: 'a page elsewhere has its name point at this machine',
  async run(stack, check) {
    let refused = 0
    for (const [name, origin, path, { method, headers = {} } = {}] of doors(stack))
      for (const host of STRANGE) {
        const { status } = await send(origin, path, {
          ...(method && { method }),
          headers: { ...headers, host },
        })
        check(status === 421, `${name}: ${host} is answered ${status} at ${path}`)
        if (status === 421) refused++
      }
    const port = Number(new URL(stack.search).port)
    for (const host of [`localhost:${port}`, '127.0.0.1', '[::1]']) {
      const { status } = await send(stack.search, '/health', { headers: { host } })
      check(status === 200, `the search answers ${status} to its name ${host}`)
    }
    for (const url of [stack.site, stack.studio, stack.lake, stack.search, stack.exchange.url]) {
      // Whoever listens everywhere listens on this, too.
      const open = await listens('127.0.0.2', Number(new URL(url).port))
      check(!open, `${url} listens on other addresses than the machine's own`)
    }
    return `${refused} refused with 421`
  },
}
