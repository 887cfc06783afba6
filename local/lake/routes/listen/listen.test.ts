import { expect, it } from 'vitest'
import { MAX_MISSED } from '../../listen/missed-transactions.ts'
import { type TestLake, testLake, tokenOf } from '../../testing/test-lake.ts'

const OPTIONS =
  'includeResult=true&includePreviousRevision=true&effectFormat=mendoza&enableResume=true&includeAllVersions=true'

/** The first event after an id, requested with plain HTTP. */
async function firstEvent(lake: TestLake, lastId: string, query = '*'): Promise<string> {
  const url = `${lake.url}/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}&${OPTIONS}`
  const headers = { authorization: `Bearer ${tokenOf('viewer')}`, 'last-event-id': lastId }
  const { body } = await fetch(url, { headers })
  let text = ''
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk)
    const [, event] = /^event: (.*)$/m.exec(text) ?? []
    if (event) return event
  }
  return text
}

it('listen resets after an unknown event id, and after more changes than it remembers', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  const { transactionId } = await client.mutate({ create: { _id: 'a', _type: 'page' } } as never)
  expect(await firstEvent(lake, 'unknown#a')).toBe('reset')
  expect(await firstEvent(lake, `${transactionId}#a`)).toBe('welcomeback')
  // Past states of a referenced document cannot be matched.
  expect(await firstEvent(lake, `${transactionId}#a`, '*[next->size > 1]')).toBe('reset')
  for (let count = 1; count < MAX_MISSED; count++)
    lake.lake.write({ ...writer, transactionId: `t${count}` }, (copy) =>
      copy.set('b', { _id: 'b', _type: 'page', count }, { createOrReplace: {} }),
    )
  expect(await firstEvent(lake, `${transactionId}#a`)).toBe('welcomeback')
  await client.create({ _id: 'c', _type: 'page' })
  expect(await firstEvent(lake, `${transactionId}#a`)).toBe('reset')
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
