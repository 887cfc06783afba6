import { expect, it } from 'vitest'
import { DEAD_LETTER, deadLetterId } from '../../../schemas/dead-letter.ts'
import { lakeOf } from '../../../web/testing/lake-of.ts'
import { deadLetters } from './dead-letters.ts'

const letter = (subject: string, mayPass: boolean) => ({
  _id: deadLetterId(subject),
  _type: DEAD_LETTER,
  subject,
  subjectType: 'page',
  reason: 'Why.',
  since: '2026-01-02T03:04:05.678Z',
  mayPass,
})
const t = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`
const find = (...dataset: Record<string, unknown>[]) =>
  deadLetters.find({ client: lakeOf(dataset), now: new Date(), t, inWords: (problem) => problem })

it('deadLetters returns each document with date, reason and remedy', async () => {
  const values = JSON.stringify({ date: '2026-01-02 03:04', reason: 'Why.' })
  const page = { _id: 'page-a', _type: 'page', title: { en: 'Alpha' } }
  expect(await find(page, letter('page-a', false), letter('page-gone', true))).toEqual([
    { id: 'page-a', type: 'page', title: 'Alpha', reason: `reason.content ${values}` },
    { id: 'page-gone', type: 'page', title: 'page-gone', reason: `reason.may-pass ${values}` },
  ])
  expect(await find(page)).toEqual([])
})

it('deadLetters returns a document whose title is not a string', async () => {
  const page = { _id: 'page-a', _type: 'page', title: { en: 5 } }
  expect(await find(page, letter('page-a', false))).toMatchObject([{ id: 'page-a', title: '5' }])
})
