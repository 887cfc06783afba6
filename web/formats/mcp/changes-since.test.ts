import { expect, it } from 'vitest'
import { change, connected, docs, origin } from './testing/connected.ts'

it.each([
  [{}, ['2026-11-20', '2026-11-01']],
  [{ breaking: true }, ['2026-11-20']],
  [{ endpoints: ['GET /v5/market/time'] }, ['2026-11-20']],
  [
    { endpoints: [`${origin}/docs/v5/error#row-110001`, 'v5/market/time'] },
    ['2026-11-20', '2026-11-01'],
  ],
  [{ since: '2026-11-21' }, []],
])('tell what changed: %j', async (given, dates) => {
  const { call } = await connected()
  const { text } = await call('changes_since', { since: '2026-01-01', ...given })
  const { changes } = JSON.parse(text)
  expect(changes.map(({ date }: { date: string }) => date)).toEqual(dates)
  for (const { url, date } of changes) expect(url).toBe(`${origin}/docs/changelog/v5#${date}`)
})

it('tell of an endpoint what the enumerations and error codes got that it uses, and of others nothing', async () => {
  const fact = { key: 'k', rule: 'field-value-added', kind: 'added', text: 'New value' } as const
  const told = (subject: string, name: string, breaking = false, users: string[] = []) => ({
    ...fact,
    ...{ subject, name, breaking, value: 'option', users },
  })
  const entry = {
    ...change('2026-11-21', true, 'v5/enum'),
    changes: [
      told('enum-category', 'category', false, ['operation-/v5/market/time']),
      told('errors-order', 'order', false, ['operation-/v5/market/time', 'operation-other']),
      told('enum-side', 'side', true),
      told('operation-/v5/market/time', 'GET /v5/market/time'),
      told('operation-other', 'GET /v5/other'),
    ],
  }
  const read = { ...docs, changes: async () => [entry] }
  const { call } = await connected({}, read)
  const of = async (given: object) => {
    const { text } = await call('changes_since', { since: '2026-01-01', ...given })
    return JSON.parse(text).changes
  }
  const [own] = await of({ endpoints: ['GET /v5/market/time'] })
  const names = own.changes.map(({ name }: { name: string }) => name)
  expect(names).toEqual(['category', 'order', 'GET /v5/market/time'])
  // What breaks clients is about something else.
  expect(own.breaking).toBe(false)
  expect(await of({ endpoints: ['GET /v5/market/time'], breaking: true })).toEqual([])
  expect(await of({ endpoints: ['orderbook.50.BTCUSDT'] })).toEqual([])
  const [all] = await of({ breaking: true })
  expect(all.changes).toHaveLength(5)
})

it('tell the first of many changes, and how many more there are', async () => {
  const entries = Array.from({ length: 25 }, () => change('2026-11-20', false, 'v5/error'))
  const { call } = await connected({}, { ...docs, changes: async () => entries })
  const { text } = await call('changes_since', { since: '2026-01-01' })
  expect(JSON.parse(text)).toMatchObject({ changes: { length: 20 }, older: 5 })
})
