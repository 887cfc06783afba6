import { Agent, type IncomingMessage, request } from 'node:http'
import type { Attack } from './attack.ts'
import { send, sendJson } from './send.ts'

const STREAMS = 2000
/** How many anybody may have, and what a write may take meanwhile, in ms. */
const SEATS = 100
const PROMPT = 500

export const seats: Attack = {
  number: '11',
  title: `${STREAMS} event streams of the lake, by nobody`,
  async run({ lake, dataset, users }, check) {
    const writer = users.find(({ role }) => role === 'writer')
    const authorization = `Bearer ${writer?.token}`
    const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
    const open = (at: number, headers: Record<string, string> = {}) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const query = encodeURIComponent(`*[_type=="page" && n > ${at}]`)
        const url = `${lake}/v2025-02-19/data/listen/${dataset}?query=${query}`
        request(url, { headers, agent }, resolve).once('error', reject).end()
      })
    const streams: IncomingMessage[] = []
    try {
      for (let at = 0; at < STREAMS; at += 100)
        streams.push(
          ...(await Promise.all(Array.from({ length: 100 }, (_, one) => open(at + one)))),
        )
      const taken = streams.filter(({ statusCode }) => statusCode === 200).length
      const refused = streams.filter(
        ({ statusCode, headers }) => statusCode === 503 && headers['retry-after'] === '5',
      ).length
      check(taken <= SEATS, `${taken} were opened`)
      check(taken + refused === STREAMS, `${STREAMS - taken - refused} were answered otherwise`)
      const own = await open(STREAMS, { authorization })
      streams.push(own)
      check(own.statusCode === 200, `a writer's was ${own.statusCode}`)
      const draft = { _id: 'drafts.attack-seats', _type: 'redirect' }
      const mutate = (mutation: object) =>
        sendJson(
          lake,
          `/v2025-02-19/data/mutate/${dataset}`,
          { mutations: [mutation] },
          { headers: { authorization } },
        )
      const written = await mutate({ createOrReplace: draft })
      await mutate({ delete: { id: draft._id } })
      check(written.status === 200, `a write was ${written.status}`)
      check(written.ms <= PROMPT, `a write took ${written.ms.toFixed(0)} ms`)
      const { status } = await send(lake, '/v1/ping')
      check(status === 200, `its ping was ${status}`)
      return `${taken} opened, ${refused} refused; a write ${written.ms.toFixed(0)} ms`
    } finally {
      for (const stream of streams) stream.destroy()
      agent.destroy()
    }
  },
}
