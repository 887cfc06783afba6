import { get } from 'node:http'
import { expect, it } from 'vitest'
import { MOST_MISSED } from '../../listen/missed-transactions.ts'
import { type TestLake, testLake, tokenOf } from '../../testing/test-lake.ts'

const OPTIONS =
  'includeResult=true&includePreviousRevision=true&effectFormat=mendoza&enableResume=true&includeAllVersions=true'

type Told = { event: string; id: string; data: Record<string, unknown> }

function parse(text: string): Told {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? ''
  return { event: field('event'), id: field('id'), data: JSON.parse(field('data')) }
}

/** Listens until the event that `isLast` knows, by HTTP alone; with what comes in the first events. */
function listen(
  lake: TestLake,
  query: string,
  { lastId, isLast }: { lastId?: string; isLast: (told: Told) => boolean },
): { ready: Promise<void>; told: Promise<Told[]> } {
  const url = `${lake.url}/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}&${OPTIONS}`
  const headers = {
    authorization: `Bearer ${tokenOf('viewer')}`,
    ...(lastId !== undefined && { 'last-event-id': lastId }),
  }
  let open = () => {}
  const ready = new Promise<void>((resolve) => {
    open = resolve
  })
  const told = new Promise<Told[]>((resolve, reject) => {
    const request = get(url, { headers }, (response) => {
      const events: Told[] = []
      let rest = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const parts = (rest + chunk).split('\n\n')
        rest = parts.pop() ?? ''
        events.push(...parts.filter((part) => part.includes('data: ')).map(parse))
        if (events.length > 0) open()
        if (!events.some(isLast)) return
        request.destroy()
        resolve(events)
      })
    }).once('error', reject)
  })
  return { ready, told }
}

it('starts anew after what is not known, and after more than it remembers', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  const { transactionId } = await client.mutate({ create: { _id: 'a', _type: 'page' } } as never)
  const firstEvent = async (lastId: string, query = '*') => {
    const [first] = await listen(lake, query, { lastId, isLast: () => true }).told
    return first?.event
  }
  expect(await firstEvent('unknown#a')).toBe('reset')
  expect(await firstEvent(`${transactionId}#a`)).toBe('welcomeback')
  // The past of what a reference leads to cannot be matched again.
  expect(await firstEvent(`${transactionId}#a`, '*[next->size > 1]')).toBe('reset')
  for (let count = 1; count < MOST_MISSED; count++)
    lake.lake.write({ ...writer, transactionId: `t${count}` }, (copy) =>
      copy.set('b', { _id: 'b', _type: 'page', count }, { createOrReplace: {} }),
    )
  expect(await firstEvent(`${transactionId}#a`)).toBe('welcomeback')
  await client.create({ _id: 'c', _type: 'page' })
  expect(await firstEvent(`${transactionId}#a`)).toBe('reset')
})

const writer = {
  dryRun: false,
  user: {
    id: 'administrator',
    name: 'A',
    email: 'a@exchange.example',
    role: 'administrator',
    isRobot: true,
  },
} as const
