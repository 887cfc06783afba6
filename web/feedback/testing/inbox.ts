import { createHash } from 'node:crypto'
import type { Feedback } from '../../../schemas/feedback.ts'
import { isProofOfWork, proofOfWorkText } from '../../enhancements/feedback/proof-of-work.ts'
import { heading, pageFixture, paragraph } from '../../testing/page-fixture.ts'
import { FeedbackInbox, type FeedbackLimits } from '../feedback-inbox.ts'

export const page = pageFixture('v5/a', 'A', [
  heading(2, 'Bounds', 'bounds'),
  paragraph('It answers 200 at most.'),
])

/** A desk with one page, a clock that is set, and what it has stored by id. */
export function testInbox(limits?: FeedbackLimits) {
  const stored = new Map<string, Feedback>()
  const state = { now: Date.parse('2026-01-02T03:04:05.678Z'), isDown: false }
  const desk = new FeedbackInbox({
    secret: 'a secret that nobody can guess',
    page: async (path, locale) =>
      path === page.path
        ? { kind: 'page', data: { ...page, locale } }
        : { kind: 'missing', dependencies: [] },
    store: async (report) => {
      if (state.isDown) throw new Error('The lake is down.')
      if (!stored.has(report._id)) stored.set(report._id, report)
    },
    now: () => state.now,
    ...(limits && { limits }),
  })
  return { desk, stored, state }
}

/** What a browser sends, with the work done. */
export function withProofOfWork(challenge: string, more: object = {}, key = 'key-of-the-sender-1') {
  let nonce = 0
  const hash = () =>
    createHash('sha256')
      .update(proofOfWorkText(challenge, key, nonce))
      .digest()
  while (!isProofOfWork(hash())) nonce += 1
  return { kind: 'wrong', words: 'It is 100.', page: 'v5/a', challenge, key, nonce, ...more }
}
