import { expect, it } from 'vitest'
import { shownAnswer } from './shown-answer.ts'

it('is what the search hands over, and nothing else', () => {
  const answer = { subject: 'Place Order', text: 'Limit: 10 req/s', url: '/docs/v5/order' }
  expect(shownAnswer([{ broadened: true, answer }])).toEqual(answer)
  for (const other of [
    undefined,
    [],
    [{ broadened: true }],
    [{ answer: { subject: 'a' } }],
    answer,
  ])
    expect(shownAnswer(other)).toBeUndefined()
})
