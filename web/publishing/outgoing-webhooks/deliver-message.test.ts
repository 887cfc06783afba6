import { expect, it, vi } from 'vitest'
import { deliverMessage, TIMEOUT_MS } from './deliver-message.ts'
import { ForbiddenAddress } from './egress-guard.ts'

/** A `post` that answers with `answers` in turn, and a record of the waits between them. */
async function delivered(...answers: (number | Error)[]) {
  const slept: number[] = []
  const post = vi.fn(async () => {
    const answer = answers.shift() ?? 200
    if (typeof answer !== 'number') throw answer
    return answer
  })
  const refusal = await deliverMessage(post, { sleep: (ms) => slept.push(ms) })
  return { refusal, slept, tries: post.mock.calls.length }
}

const late = Object.assign(new Error(''), { name: 'TimeoutError' })

it('deliverMessage accepts any 2xx status at once', async () => {
  for (const status of [200, 202, 204])
    expect(await delivered(status)).toEqual({ refusal: undefined, slept: [], tries: 1 })
})

it('deliverMessage retries after 1 s and after 5 s more', async () => {
  expect(await delivered(500, late, 204)).toEqual({
    refusal: undefined,
    slept: [1000, 5000],
    tries: 3,
  })
  expect(await delivered(429, new Error('reset'), 503, 200)).toEqual({
    refusal: { reason: 'It answered 503.', tries: 3, isFinal: false },
    slept: [1000, 5000],
    tries: 3,
  })
})

it('deliverMessage ends before the lake stops waiting for the site', async () => {
  const { slept, tries } = await delivered(late, late, late)
  expect(slept.reduce((sum, ms) => sum + ms, tries * TIMEOUT_MS)).toBeLessThan(30_000)
})

it.each<[number | Error, string, boolean]>([
  [301, 'It answered 301, and redirects are not followed', false],
  [410, 'Switch the receiver off', true],
  [new ForbiddenAddress('It is inside.'), 'It is inside.', false],
])('deliverMessage does not retry in vain: %s', async (answer, reason, isFinal) => {
  const { refusal, tries } = await delivered(answer)
  expect(tries).toBe(1)
  expect(refusal).toEqual({ reason: expect.stringContaining(reason), tries: 1, isFinal })
})

it('deliverMessage gives the reason of a failed connection', async () => {
  const { refusal } = await delivered(late, late, late)
  expect(refusal?.reason).toBe('It did not answer within 7 s.')
  const none = new AggregateError([new Error('connect ECONNREFUSED 1.1.1.1:443')], '')
  const other = await delivered(none, none, none)
  expect(other.refusal?.reason).toBe('There is no connection: connect ECONNREFUSED 1.1.1.1:443')
})
