import { expect, it } from 'vitest'
import type { ChangelogEntry } from '../../content/model/page-data.ts'
import { briefChanges } from './brief/brief-changes.ts'
import type { Documentation } from './documentation.ts'
import { change, connectClient, docs, origin } from './testing/connect-client.ts'

async function changesSince(given: object, read: Documentation = docs) {
  const { client } = await connectClient({}, read, '?structured')
  const asked = { name: 'changes_since', arguments: { since: '2026-01-01', ...given } }
  return briefChanges.parse((await client.callTool(asked)).structuredContent)
}

it.each([
  [{}, ['2026-11-20', '2026-11-01']],
  [{ breaking: true }, ['2026-11-20']],
  [{ endpoints: ['GET /v5/market/time'] }, ['2026-11-20']],
  [
    { endpoints: [`${origin}/docs/v5/error#row-110001`, 'v5/market/time'] },
    ['2026-11-20', '2026-11-01'],
  ],
  [{ since: '2026-11-21' }, []],
])('changes_since returns the changes: %j', async (given, dates) => {
  const { changes } = await changesSince(given)
  expect(changes.map(({ date }) => date)).toEqual(dates)
  for (const { url, date } of changes) expect(url).toBe(`${origin}/docs/changelog/v5#${date}`)
})

it('changes_since with an endpoint includes changes of its enumerations and error codes, and no changes of others', async () => {
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
  const of = async (given: object) => (await changesSince(given, read)).changes
  const [own] = await of({ endpoints: ['GET /v5/market/time'] })
  const names = own?.changes.map(({ name }) => name)
  expect(names).toEqual(['category', 'order', 'GET /v5/market/time'])
  // The breaking change of the entry is about another operation.
  expect(own?.breaking).toBe(false)
  expect(await of({ endpoints: ['GET /v5/market/time'], breaking: true })).toEqual([])
  expect(await of({ endpoints: ['orderbook.50.BTCUSDT'] })).toEqual([])
  const [all] = await of({ breaking: true })
  expect(all?.changes).toHaveLength(5)
})

it('changes_since returns many changes in pages, with the number of older ones', async () => {
  const entries = Array.from({ length: 25 }, (_, at) =>
    change(`2026-11-${String(26 - at).padStart(2, '0')}`, false, ''),
  )
  const read = { ...docs, changes: async () => entries }
  const { call } = await connectClient({}, read)
  const dates: string[] = []
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const { text } = await call('changes_since', { since: '2026-01-01', offset })
    dates.push(...[...text.matchAll(/^2026-11-\d+/gm)].map(([date]) => date))
    const [, rest, next] = /^(\d+) older ones: from offset (\d+)$/m.exec(text) ?? []
    expect(Number(rest ?? 0)).toBe(25 - dates.length)
    offset = next === undefined ? undefined : Number(next)
  }
  expect(dates).toEqual(entries.map(({ date }) => date))
  expect((await changesSince({ offset: 20 }, read)).changes).toHaveLength(5)
})

it('changes_since as text has one line for each change', async () => {
  const fact = { key: 'k', kind: 'changed', text: '', subject: '', name: 'GET /v5/a' } as const
  const added = { ...fact, rule: 'field-added', breaking: false, field: 'list[].b' } as const
  const entry: ChangelogEntry = {
    ...change('2026-11-21', true, 'v5/a'),
    body: { text: 'It is\nlower.' },
    changes: [
      { ...fact, rule: 'limit-lowered', breaking: true, before: '10/s', after: '5/s' },
      ...Array.from({ length: 9 }, () => added),
    ],
  }
  const { call } = await connectClient({}, { ...docs, changes: async () => [entry] })
  const { text } = await call('changes_since', { since: '2026-01-01' })
  expect(text.split('\n')).toEqual([
    `2026-11-21 changed, breaking · Changed on 2026-11-21 · It is lower. · ${origin}/docs/changelog/v5#2026-11-21`,
    '- GET /v5/a · limit-lowered, breaking · 10/s → 5/s',
    ...Array.from({ length: 7 }, () => '- GET /v5/a · list[].b · field-added'),
    '- 2 more at this address',
  ])
  const none = await call('changes_since', { since: '2026-12-01' })
  expect(none.text).toBe('Nothing changed.')
})
