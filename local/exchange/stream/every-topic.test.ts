import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createValidator } from '../testing/frame-validator.ts'
import { type Client, connect } from '../testing/stream-client.ts'
import { START, startTestExchange } from '../testing/test-exchange.ts'
import { readChannels } from './channels.ts'
import { topicOf } from './topics.ts'

const channels = readChannels()
const mistakes = createValidator()
const FRAMES = 6

let exchange: Awaited<ReturnType<typeof startTestExchange>>
beforeAll(async () => {
  exchange = await startTestExchange({ streams: { pace: 0.01 } })
})
afterAll(() => exchange.close())

const VALUES: Record<string, readonly string[]> = {
  depth: ['1', '25', '50', '100', '200', '1000'],
  interval: ['1', '3', '5', '15', '30', '60', '120', '240', '360', '720', 'D', 'W', 'M'],
  coin: ['USDT', 'USDC', 'inverse'],
  pool: ['USDT', 'USDC', 'inverse'],
  product: ['future', 'spot', 'option'],
  category: ['spot', 'linear', 'inverse', 'option'],
}
const symbolOf = (path: string, name: string) => {
  if (path.endsWith('/spread')) return 'ETHUSDT_ETH/USDT'
  if (!path.endsWith('/option')) return 'ETHUSDT'
  return name === 'publicTrade' ? 'ETH' : 'ETH-30JAN26-3000-C-USDT'
}

/** Every topic of the stream at `path`, with every value of its parameters. */
function topicsAt(path: string) {
  return channels
    .filter((channel) => channel.paths.includes(path))
    .flatMap((channel) => {
      const { address, name } = channel
      const parameter = /\{(depth|interval|coin|pool|product|category)\}/.exec(address)?.[1] ?? ''
      const names = VALUES[parameter]?.map((value) => address.replace(`{${parameter}}`, value))
      return (names ?? [address]).map((each) => each.replace('{symbol}', symbolOf(path, name)))
    })
    .flatMap((name) => topicOf(channels, path, name) ?? [])
}

const paths = [...new Set(channels.flatMap((channel) => channel.paths))]

it('every topic of the specs is on a stream', () => {
  const reached = new Set(paths.flatMap(topicsAt).map(({ channel }) => channel.id))
  expect([...reached].toSorted()).toEqual(channels.map(({ id }) => id).toSorted())
  expect(channels).toHaveLength(30)
})

describe.each(paths)('%s', (path) => {
  it('pushes messages as the specs describe, with current times, in order', async () => {
    const client = await connect(exchange.url, path)
    if (path === '/v5/private') expect(await client.login()).toMatchObject({ success: true })
    const topics = topicsAt(path)
    expect(topics.length).toBeGreaterThan(0)
    // A topic cannot be subscribed to together with its single categories.
    const turns = [
      topics.filter(({ channel }) => !channel.name.endsWith('ByCategory')),
      topics.filter(({ channel }) => channel.name.endsWith('ByCategory')),
    ]
    for (const turn of turns.filter((each) => each.length > 0)) {
      for (let at = 0; at < turn.length; at += 10)
        expect(
          await client.subscribe(...turn.slice(at, at + 10).map(({ name }) => name)),
        ).toMatchObject({ success: true })
    }
    const loud = topics.filter(({ channel }) => channel.messages.length > 0)
    const frames = await collect(
      client,
      loud.map(({ name }) => name),
    )
    for (const { name, channel, category } of loud) {
      const [file = ''] = channel.id.split(' ')
      const own = frames.get(name) ?? []
      for (const frame of own) {
        const found = channel.messages
          .filter(({ categories }) => !category || (categories?.includes(category) ?? true))
          .map((message) => mistakes(file, message.name, frame))
        expect(found.includes('') ? '' : found.join()).toBe('')
        expect(frame['ts'] ?? frame['creationTime']).toBe(START)
      }
      const types = own.map(({ type }) => type)
      if (types.includes('delta')) expect(types.indexOf('snapshot')).toBe(0)
      if (types.includes('delta')) expect(types.lastIndexOf('snapshot')).toBe(0)
      const sequence = own.map((frame) =>
        Number(/"(?:seq|cs)":(\d+)/.exec(JSON.stringify(frame))?.[1] ?? 0),
      )
      expect(sequence).toEqual(sequence.toSorted((a, b) => a - b))
    }
    await client.close()
  })
})

/** Collects `FRAMES` messages of each topic. */
async function collect(client: Client, names: readonly string[]) {
  const found = new Map(names.map((name) => [name, [] as Awaited<ReturnType<Client['message']>>[]]))
  while ([...found.values()].some((frames) => frames.length < FRAMES)) {
    const frame = await client.message()
    found.get(String(frame['topic']))?.push(frame)
  }
  return found
}
