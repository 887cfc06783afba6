import { describe, expect, it } from 'vitest'
import { FEEDBACK, feedbackSchema } from '../../schemas/feedback.ts'
import { page, testInbox, withProofOfWork } from './testing/inbox.ts'

const MINUTE = 60_000
const form = (challenge: string, more: object = {}) => ({
  kind: 'unclear',
  words: 'What is it?',
  contact: '',
  page: 'v5/a',
  anchor: '',
  quote: '',
  challenge,
  ...more,
})

describe('a report', () => {
  it('is stored with page, block and words as they were', async () => {
    const { desk, stored, state } = testInbox()
    const sent = withProofOfWork(desk.challenge(), {
      anchor: 'bounds',
      quote: 'It answers 200',
      contact: 'me@mail.example',
      // They are not the reader's to say.
      ...{ _id: 'page-a', _type: 'page', block: 'forged', state: 'done', note: 'forged' },
    })
    expect(await desk.receive(sent, 'zh-TW', false)).toEqual({ status: 201 })
    const [report] = [...stored.values()]
    expect(report).toMatchObject({
      _type: FEEDBACK,
      kind: 'wrong',
      words: 'It is 100.',
      contact: 'me@mail.example',
      page: page.documentId,
      path: 'v5/a',
      revision: page.revision,
      version: page.version.name,
      locale: 'zh-TW',
      block: page.body[1]?._key,
      anchor: 'bounds',
      quote: 'It answers 200',
      at: new Date(state.now).toISOString(),
      state: 'open',
    })
    expect(report).not.toHaveProperty('note')
    expect(report?._id).toMatch(/^feedback\./)
    expect(feedbackSchema.safeParse(report).success).toBe(true)
  })

  it('keeps no markup and no secret', async () => {
    const { desk, stored } = testInbox()
    const words = '<img src=x onerror=alert(1)> my key is Xk29LmQ0vTzR4yWb8N, me@mail.example'
    const contact = 'reader@mail.example Xk29LmQ0vTzR4yWb8N'
    await desk.receive(
      withProofOfWork(desk.challenge(), { words, quote: words, contact }),
      'en',
      false,
    )
    const text = JSON.stringify([...stored.values()])
    for (const gone of ['<img', 'Xk29Lm', 'me@mail']) expect(text).not.toContain(gone)
  })

  it('forges no line with its contact, and no words of the page', async () => {
    const { desk, stored } = testInbox()
    const more = { contact: 'a@b.example\nNote: Checked', quote: 'It never answers.' }
    await desk.receive(withProofOfWork(desk.challenge(), more), 'en', false)
    const [report] = stored.values()
    expect(report?.contact).not.toContain('\n')
    expect(report).not.toHaveProperty('quote')
  })

  it('is stored once, however often it is sent, with another challenge too', async () => {
    const { desk, stored, state } = testInbox()
    const sent = withProofOfWork(desk.challenge())
    for (let time = 0; time < 3; time += 1)
      expect(await desk.receive(sent, 'en', false)).toEqual({ status: 201 })
    state.now += 2 * 60 * MINUTE
    expect(await desk.receive(withProofOfWork(desk.challenge()), 'en', false)).toEqual({
      status: 201,
    })
    await desk.receive(withProofOfWork(desk.challenge(), { words: 'Otherwise.' }), 'en', false)
    expect([...stored.values()].map(({ words }) => words)).toEqual(['It is 100.'])
    await desk.receive(withProofOfWork(desk.challenge(), {}, 'key-of-the-sender-2'), 'en', false)
    expect(stored.size).toBe(2)
  })

  it('waits where the lake is down', async () => {
    const { desk, state, stored } = testInbox()
    state.isDown = true
    const sent = withProofOfWork(desk.challenge())
    expect(await desk.receive(sent, 'en', false)).toMatchObject({
      status: 503,
      why: 'feedback.error.unavailable',
    })
    state.isDown = false
    expect(await desk.receive(sent, 'en', false)).toEqual({ status: 201 })
    expect(stored.size).toBe(1)
  })
})

describe('what is refused', () => {
  it.each([
    ['a page that there is not', { page: 'v5/b' }, 'feedback.error.place'],
    ['an id for a page', { page: '../secrets' }, 'feedback.error.unread'],
    ['a draft for a page', { page: 'drafts.page-a' }, 'feedback.error.place'],
    ['an anchor that there is not', { anchor: 'nowhere' }, 'feedback.error.place'],
    ['an anchor of markup', { anchor: '"><script>' }, 'feedback.error.place'],
    ['the prototype for an anchor', { anchor: '__proto__' }, 'feedback.error.place'],
    ['a query for a page', { page: '*[references("a")]' }, 'feedback.error.unread'],
    ['no words', { words: ' \n ' }, 'feedback.error.words'],
    ['words that nobody sees', { words: '\u200b\u2800\u3164' }, 'feedback.error.words'],
    ['too many words', { words: 'a'.repeat(1001) }, 'feedback.error.words'],
    ['a kind that there is not', { kind: 'spam' }, 'feedback.error.unread'],
    ['a list for words', { words: ['a'] }, 'feedback.error.words'],
    ['an object for a page', { page: { $ne: '' } }, 'feedback.error.unread'],
    ['a nonce below none', { nonce: -1 }, 'feedback.error.unread'],
    ['a nonce that shows no work', { nonce: 0.5 }, 'feedback.error.unread'],
    ['no key', { key: undefined }, 'feedback.error.unread'],
  ])('is %s', async (_, more, why) => {
    const { desk, stored } = testInbox()
    const sent = withProofOfWork(desk.challenge(), more)
    expect(await desk.receive(sent, 'en', false)).toEqual({ status: 400, why })
    expect(stored.size).toBe(0)
  })

  it('is no report at all', async () => {
    const { desk } = testInbox()
    for (const sent of [undefined, null, 'text', 1, [], {}])
      for (const isForm of [true, false])
        expect(await desk.receive(sent, 'en', isForm)).toMatchObject({ status: 400 })
  })

  it('is a challenge that is old, changed, of the future, or of another site', async () => {
    const { desk, state, stored } = testInbox()
    const sent = withProofOfWork(desk.challenge())
    const [random, time, signature] = sent.challenge.split('.')
    const later = Number.parseInt(time ?? '', 36) + 1
    const expired = { status: 400, why: 'feedback.error.expired' }
    // The work for it is done, and shows nothing.
    for (const challenge of [
      `${random}.${later.toString(36)}.${signature}`,
      `${random}.${time}.${'A'.repeat(43)}`,
      '',
      'x'.repeat(100),
    ])
      expect(await desk.receive(withProofOfWork(challenge), 'en', false)).toEqual(expired)
    state.now -= 1
    expect(await desk.receive(sent, 'en', false)).toEqual(expired)
    state.now += 60 * MINUTE + 2
    expect(await desk.receive(sent, 'en', false)).toEqual(expired)
    expect(stored.size).toBe(0)
  })

  it('is work that was done for another report', async () => {
    const { desk } = testInbox()
    const challenge = desk.challenge()
    const sent = withProofOfWork(challenge)
    const keys = Array.from({ length: 20 }, (_, index) => `key-of-another-${index}`)
    const outcomes = await Promise.all(
      keys.map((key) => desk.receive({ ...sent, key }, 'en', false)),
    )
    expect(outcomes.filter(({ status }) => status === 400).length).toBeGreaterThan(17)
  })
})

describe('a form without scripts', () => {
  it('is taken three seconds after it was made, and once', async () => {
    const { desk, state, stored } = testInbox()
    const sent = form(desk.challenge())
    expect(await desk.receive(sent, 'en', true)).toMatchObject({
      status: 429,
      why: 'feedback.error.soon',
    })
    state.now += 3000
    for (let time = 0; time < 3; time += 1)
      expect(await desk.receive(sent, 'en', true)).toEqual({ status: 201 })
    expect([...stored.values()].map(({ words }) => words)).toEqual(['What is it?'])
    expect(stored.values().next().value).not.toHaveProperty('contact')
  })

  it('shares a small rate with all others', async () => {
    const limits = { windowMs: MINUTE, perAddress: 100, inAll: 100, withoutWork: 2 }
    const { desk, state } = testInbox(limits)
    const forms = [0, 1, 2].map(() => form(desk.challenge()))
    state.now += 3000
    const outcomes = []
    for (const sent of forms) outcomes.push((await desk.receive(sent, 'en', true)).status)
    expect(outcomes).toEqual([201, 201, 429])
    expect(await desk.receive(withProofOfWork(desk.challenge()), 'en', false)).toEqual({
      status: 201,
    })
  })
})

describe('too many reports', () => {
  it('of one network wait', () => {
    const { desk, state } = testInbox({ windowMs: MINUTE, perAddress: 2, inAll: 5, withoutWork: 9 })
    const ask = (caller: string) => desk.refusal(caller)?.status ?? 200
    expect([ask('a'), ask('a'), ask('a'), ask('b')]).toEqual([200, 200, 429, 200])
    expect(desk.refusal('a')).toMatchObject({ why: 'feedback.error.often', retryAfterMs: MINUTE })
    state.now += MINUTE
    expect(ask('a')).toBe(200)
  })

  it('of all networks wait, and what was refused is none of them', async () => {
    const { desk } = testInbox({ windowMs: MINUTE, perAddress: 99, inAll: 2, withoutWork: 99 })
    const take = (more: object) =>
      desk.receive(withProofOfWork(desk.challenge(), more), 'en', false)
    for (let count = 0; count < 20; count += 1) {
      desk.refusal(`network ${count}`)
      expect(await desk.receive({ words: 'junk' }, 'en', false)).toMatchObject({ status: 400 })
      expect(await take({ nonce: -1 })).toMatchObject({ status: 400 })
    }
    expect(await take({})).toEqual({ status: 201 })
    expect(await take({})).toEqual({ status: 201 })
    expect(await take({})).toMatchObject({ status: 429, retryAfterMs: MINUTE })
  })
})
