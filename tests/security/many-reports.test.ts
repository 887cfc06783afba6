// @module-tag nightly
import { createClient } from '@sanity/client'
import { expect, it, vi } from 'vitest'
import { seedUsers, type TestLake, testLake, tokenOf } from '../../local/lake/testing/test-lake.ts'
import { FEEDBACK, type Feedback } from '../../schemas/feedback.ts'
import { challengeResponse, postResponse } from '../../web/feedback/feedback-response.ts'
import { FeedbackInbox } from '../../web/feedback/take-report.ts'
import { page, worked } from '../../web/feedback/testing/inbox.ts'
import { eachAtATime } from '../../web/server/limits/each-at-a-time.ts'

const ADDRESSES = 50
const REPORTS = 150
const limits = { windowMs: 600_000, perAddress: 4, inAll: 100, withoutWork: 60 }
const reporter = {
  ...{ id: 'reporter', name: 'Reports of readers', email: 'reporter@exchange.example' },
  ...{ role: 'reporter' as const, robot: true as const, token: tokenOf('reporter') },
}

interface Away {
  /** The lake does not get a report, or its answer is lost. */
  before: (report: number) => boolean
  after: (report: number) => boolean
}

/** The desk of a site whose lake is `lake`, and what is away at which report. */
function deskOf({ url }: TestLake, away: Away): FeedbackInbox {
  const client = createClient({
    ...{ projectId: 'local', dataset: 'production', apiHost: url, useProjectHostname: false },
    ...{ useCdn: false, apiVersion: '2025-02-19', token: reporter.token, maxRetries: 0 },
  })
  let reports = 0
  return new FeedbackInbox({
    secret: reporter.token,
    limits,
    page: async (_, locale) => ({ kind: 'page', data: { ...page, locale } }),
    store: async (report) => {
      reports += 1
      const isLost = away.after(reports)
      if (away.before(reports)) throw new Error('The lake is away.')
      await client.createIfNotExists(report, { returnDocuments: false })
      if (isLost) throw new Error('The answer of the lake is lost.')
    },
  })
}

interface Answer {
  from: string
  words: string
  status: number
}

/** Sends reports from many addresses, several at once; what each was answered. */
async function send(desk: FeedbackInbox): Promise<Answer[]> {
  const answers: Answer[] = []
  const all = Array.from({ length: REPORTS }, (_, index) => index)
  await eachAtATime(all, 20, async (index) => {
    // One of them sends many at once.
    const from = `192.0.2.${index < 10 ? 0 : index % ADDRESSES}`
    const words = `Report ${index}.`
    const { challenge } = await challengeResponse(desk).json()
    const body = JSON.stringify(worked(challenge, { words }, `key-of-the-report-${index}`))
    const request = new Request('http://localhost:3000/docs/api/feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body,
    })
    answers.push({ from, words, status: (await postResponse(desk, request)).status })
  })
  return answers
}

const storedWords = async (lake: TestLake) =>
  lake.client('viewer').fetch<Feedback['words'][]>(`*[_type == $type].words`, { type: FEEDBACK })
const ofStatus = (answers: Answer[], status: number) =>
  answers.filter((one) => one.status === status).map(({ words }) => words)

it('are taken up to the limits, and what is taken is stored', async () => {
  await using lake = await testLake({ users: [...seedUsers, reporter] })
  const never = () => false
  const answers = await send(deskOf(lake, { before: never, after: never }))
  const taken = ofStatus(answers, 201)
  expect(taken).toHaveLength(limits.inAll)
  expect(ofStatus(answers, 429)).toHaveLength(REPORTS - limits.inAll)
  const ofAddress = Map.groupBy(answers, ({ from }) => from)
  expect(ofAddress.size).toBe(ADDRESSES)
  for (const some of ofAddress.values())
    expect(ofStatus(some, 201).length).toBeLessThanOrEqual(limits.perAddress)
  expect(ofStatus(ofAddress.get('192.0.2.0') ?? [], 201)).toHaveLength(limits.perAddress)
  expect((await storedWords(lake)).sort()).toEqual(taken.sort())
})

it('are all stored that were said to be, where the lake comes and goes', async () => {
  await using lake = await testLake({ users: [...seedUsers, reporter] })
  // Each of them is in the log.
  using log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answers = await send(
    deskOf(lake, { before: (at) => at % 5 === 0, after: (at) => at % 7 === 0 }),
  )
  const [taken, waiting] = [ofStatus(answers, 201), ofStatus(answers, 503)]
  expect(log).toHaveBeenCalledTimes(waiting.length)
  expect([taken.length, waiting.length].every((count) => count > 10)).toBe(true)
  const stored = await storedWords(lake)
  expect(stored).toEqual(expect.arrayContaining(taken))
  expect(new Set(stored).size).toBe(stored.length)
  // What was answered with neither may be there, once.
  for (const words of stored) expect([...taken, ...waiting]).toContain(words)
})
