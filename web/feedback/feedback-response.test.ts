import { describe, expect, it } from 'vitest'
import { messages } from '../messages/messages.ts'
import { challengeResponse, formResponse, postResponse } from './feedback-response.ts'
import { testInbox, withProofOfWork } from './testing/inbox.ts'

const ADDRESS = 'http://localhost:3000/docs/api/feedback'
type Body = ConstructorParameters<typeof Request>[1]
const post = (body: string | ReadableStream, more: Record<string, string> = {}, query = '') =>
  new Request(`${ADDRESS}${query}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...more },
    ...(typeof body !== 'string' && { duplex: 'half' }),
  } satisfies Body & { duplex?: string })
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

describe('a script', () => {
  it('gets a challenge that nobody keeps, and sends a report', async () => {
    const { desk, stored } = testInbox()
    const answer = challengeResponse(desk)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const { challenge } = await answer.json()
    const sent = JSON.stringify(withProofOfWork(challenge))
    const taken = await postResponse(desk, post(sent))
    expect([taken.status, await taken.json(), stored.size]).toEqual([201, {}, 1])
  })

  it('is refused in the language of its reader', async () => {
    const { desk } = testInbox()
    const sent = JSON.stringify(withProofOfWork(desk.challenge(), { anchor: 'nowhere' }))
    const answer = await postResponse(desk, post(sent, {}, '?locale=zh-TW'))
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: messages['zh-TW']['feedback.error.place'] },
    ])
  })

  it.each(['{', '[]', '"text"', 'null', '', '{"words":{"toString":1}}'])(
    'that sends %j is told so',
    async (body) => {
      const { desk } = testInbox()
      expect((await postResponse(desk, post(body))).status).toBe(400)
    },
  )
})

describe('what is too large', () => {
  it('is refused by what it says of itself', async () => {
    const { desk, stored } = testInbox()
    const body = JSON.stringify({ words: 'a'.repeat(1024 * 1024) })
    const length = { 'content-length': String(body.length) }
    const long = messages['zh-TW']['feedback.error.long']
    const script = await postResponse(desk, post(body, length, '?locale=zh-TW'))
    expect([script.status, await script.json()]).toEqual([413, { error: long }])
    const form = await postResponse(desk, post(body, urlencoded, '?locale=zh-TW'))
    expect([form.status, (await form.text()).includes(long)]).toEqual([413, true])
    expect(stored.size).toBe(0)
  })

  it('is read no further than it may be, where it says nothing', async () => {
    const { desk } = testInbox()
    let read = 0
    const endless = new ReadableStream({
      pull(controller) {
        read += 1
        controller.enqueue(new Uint8Array(4096))
      },
    })
    expect((await postResponse(desk, post(endless))).status).toBe(413)
    expect(read).toBeLessThan(10)
  })
})

describe('a form', () => {
  it('is answered by a page that says thanks', async () => {
    const { desk, state, stored } = testInbox()
    const fields = { kind: 'missing', words: 'The limit.', page: 'v5/a', anchor: 'bounds' }
    const body = new URLSearchParams({ ...fields, challenge: desk.challenge() })
    state.now += 3000
    const answer = await postResponse(desk, post(String(body), urlencoded, '?locale=zh-TW'))
    expect(answer.status).toBe(303)
    expect(stored.values().next().value).toMatchObject({ locale: 'zh-TW', anchor: 'bounds' })
    const thanks = new URL(answer.headers.get('location') ?? '', ADDRESS)
    const page = await formResponse(desk, 'zh-TW', thanks).text()
    expect(page).toContain(messages['zh-TW']['feedback.thanks'])
    expect(page).toContain('href="/docs/zh-TW/v5/a#bounds"')
  })

  it('comes back with what was written, and is taken when it is sent again', async () => {
    const { desk, state, stored } = testInbox()
    const fields = {
      kind: 'missing',
      words: '</textarea>The limit.',
      contact: '"me"',
      page: 'v5/a',
    }
    const challenge = desk.challenge()
    const body = String(new URLSearchParams({ ...fields, challenge }))
    const answer = await postResponse(desk, post(body, urlencoded))
    const text = await answer.text()
    expect(answer.status).toBe(429)
    for (const part of [
      messages.en['feedback.error.soon'],
      '&lt;/textarea&gt;The limit.',
      'value="&quot;me&quot;"',
      'value="missing" required checked',
      challenge,
    ])
      expect(text).toContain(part)
    state.now += 3000
    expect((await postResponse(desk, post(body, urlencoded))).status).toBe(303)
    expect(stored.size).toBe(1)
  })

  it('is refused by a page, with what to do', async () => {
    const { desk } = testInbox()
    const body = new URLSearchParams({ words: 'a', page: '"><script>alert(1)</script>' })
    const answer = await postResponse(desk, post(String(body), urlencoded))
    const text = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      400,
      'text/html; charset=utf-8',
    ])
    expect(text).toContain(messages.en['feedback.error.unread'])
    expect(text).not.toContain('<script')
  })

  it('shows what its address says as text, and leads to this site alone', async () => {
    const { desk } = testInbox()
    const query = new URLSearchParams({
      page: '//elsewhere.example/"><img src=x onerror=alert(1)>',
      anchor: "'><script>alert(1)</script>",
    })
    const text = await formResponse(desk, 'en', new URL(`${ADDRESS}?${query}`)).text()
    expect(text).not.toMatch(/<script|<img/)
    for (const [, href = ''] of text.matchAll(/href="([^"]*)"/g))
      expect(new URL(href.replaceAll('&amp;', '&'), ADDRESS).origin).toBe('http://localhost:3000')
  })

  it('is there for an address that is cut through a character', () => {
    const { desk } = testInbox()
    const address = new URL(ADDRESS)
    address.searchParams.set('page', `${'a'.repeat(199)}😀`)
    expect(formResponse(desk, 'en', address).status).toBe(200)
  })

  it('of another site, or in another form, is refused', async () => {
    const { desk } = testInbox()
    const elsewhere = { ...urlencoded, 'sec-fetch-site': 'cross-site' }
    expect((await postResponse(desk, post('words=a', elsewhere))).status).toBe(403)
    const other = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await postResponse(desk, post('x', other))).status).toBe(415)
  })
})

it('waits as long as it is told after too many', async () => {
  const { desk } = testInbox({ windowMs: 60_000, perAddress: 1, inAll: 9, withoutWork: 9 })
  const send = () => postResponse(desk, post('{}', { 'x-forwarded-for': '1.2.3.4, 5.6.7.8' }))
  expect((await send()).status).toBe(400)
  const answer = await send()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
})

it('is not there where the site takes no reports', async () => {
  const answers = [
    challengeResponse(undefined),
    formResponse(undefined, 'en', new URL(ADDRESS)),
    await postResponse(undefined, post('{}')),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})
