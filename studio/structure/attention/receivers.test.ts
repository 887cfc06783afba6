import { expect, it } from 'vitest'
import { UNDELIVERED_CHANGE, undeliveredChangeId } from '../../../schemas/undelivered-change.ts'
import { lakeOf } from '../../../web/testing/lake-of.ts'
import { receivers } from './receivers.ts'

const untold = (entry: string, more: object = {}) => ({
  _id: undeliveredChangeId(entry, 'receiver-a'),
  _type: UNDELIVERED_CHANGE,
  ...{ entry, receiver: 'receiver-a', event: 'change.published', reason: 'Why.', tries: 3 },
  ...{ since: '2026-01-02T03:04:05.678Z', lastTry: '2026-01-02T03:04:05.678Z' },
  ...more,
})
const t = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`
const find = (...dataset: Record<string, unknown>[]) =>
  receivers.find({ client: lakeOf(dataset), now: new Date(), t, inWords: (problem) => problem })

it('receivers returns each receiver with a failed entry and the reason', async () => {
  const client = { _id: 'receiver-a', _type: 'changeReceiver', name: 'A client' }
  const entry = { _id: 'entry-a', _type: 'changelogEntry', title: { en: 'A change' } }
  const later = { nextTry: '2026-01-02T03:09:05.678Z' }
  const resendRequested = { resend: '2026-01-02T03:09:05.678Z' }
  const date = '2026-01-02 03:04'
  expect(
    await find(client, entry, untold('entry-a'), untold('b', later), untold('c', resendRequested)),
  ).toEqual([
    {
      ...{ id: 'receiver-a', type: 'changeReceiver', title: 'A client' },
      reason: `reason.untold ${JSON.stringify({ entry: 'A change', date, reason: 'Why.' })}`,
    },
  ])
  expect(await find(untold('gone'))).toMatchObject([{ title: 'receiver-a' }])
})
