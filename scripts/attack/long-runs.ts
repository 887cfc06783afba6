import { basePath } from '../../web/config/paths.ts'
import type { Attack } from './attack.ts'
import { type AttackAnswer, randomClientAddress, type Sent, send } from './send.ts'

/** Length of the long runs in bytes; Node accepts request headers up to 16 kB. */
const LENGTH = 12_000
/** Longest answer time, in ms. */
const PROMPT = 1000

const upgrade = {
  connection: 'Upgrade, HTTP2-Settings',
  upgrade: 'h2c',
  'http2-settings': 'AAEAAEAA',
}

export const longRuns: Attack = {
  title: 'runs of one character, and upgrades to HTTP/2',
  async run({ site, lake, search, exchange }, check) {
    const { origin } = new URL(site)
    const answers: AttackAnswer[] = []
    const ask = async (path: string, headers: Sent['headers']) => {
      const from = { 'x-forwarded-for': randomClientAddress(), ...headers }
      const answer = await send(origin, path, { headers: from })
      check(answer.ms <= PROMPT, `${path.slice(0, 40)} took ${answer.ms.toFixed(0)} ms`)
      answers.push(answer)
    }
    for (const run of ['/', '%20', '!', '-', '.', 'A', '"'].map((each) =>
      each.repeat(LENGTH / each.length),
    )) {
      await ask(`${basePath}/a${run.replaceAll('"', '%22').slice(0, LENGTH)}a`, {})
      await ask(`${basePath}/v5/intro`, {
        accept: run,
        'accept-encoding': run,
        'if-none-match': run,
        'user-agent': run,
        referer: run,
      })
    }
    for (const [service, path] of [
      [origin, `${basePath}/v5/intro`],
      [lake, '/v1/ping'],
      [search, '/health'],
      [exchange.url, '/v5/market/time'],
    ] as const) {
      const plain = await send(service, path)
      const upgraded = await send(service, path, { headers: upgrade })
      check(
        upgraded.status === plain.status,
        `${service}${path} is ${upgraded.status} with an upgrade, ${plain.status} without`,
      )
    }
    const longest = Math.max(...answers.map(({ ms }) => ms))
    return `${answers.length} requests, the longest ${longest.toFixed(0)} ms; upgrades ignored`
  },
}
