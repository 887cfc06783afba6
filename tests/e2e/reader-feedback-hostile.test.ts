// Needs a browser: what is reported is run by a browser, or is not.
// @module-tag nightly
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { FEEDBACK, type Feedback } from '../../schemas/feedback.ts'
import { messages } from '../../web/messages/messages.ts'
import { dangers } from '../security/dangers.ts'
import { GENERATED } from '../security/generated-vectors.ts'
import { ADDRESSES, MARKUP } from '../security/vectors.ts'
import { lakeAs } from '../support/lake.ts'
import { keyWithoutWork, post, senderAddress, sound } from '../support/reports.ts'
import { StudioErrors } from '../support/studio/studio-errors.ts'
import { StudioSession } from '../support/studio.ts'

const stack = inject('stack')
const lake = lakeAs(stack, 'administrator').withConfig({ perspective: 'raw' })
const began = new Date().toISOString()
const FORM = 'application/x-www-form-urlencoded'
const PAGE = 'page-v5-market-time'
const place = { page: 'v5/market/time' }

const stored = () =>
  lake.fetch<Feedback[]>(`*[_type == $type && at >= $began && page == $page]`, {
    ...{ type: FEEDBACK, began, page: PAGE },
  })
const withWords = async (words: string) => (await stored()).filter((one) => one.words === words)

/** Words of up to 1,000 characters, which is what one report may have. */
function packed(texts: readonly string[]): string[] {
  const packs: string[] = []
  for (const text of texts) {
    const last = packs.at(-1)
    if (last !== undefined && last.length + text.length < 900)
      packs[packs.length - 1] += `\n${text}`
    else packs.push(text.slice(0, 900))
  }
  return packs
}

const said = (locale: 'en' | 'zh-TW') =>
  Object.entries(messages[locale]).flatMap(([id, words]) =>
    id.startsWith('feedback.error.') ? [words] : [],
  )

/** A script is told in words of its reader what can be done. */
async function refused(response: Response, locale: 'en' | 'zh-TW' = 'en'): Promise<string> {
  const { error } = z.object({ error: z.string() }).parse(await response.json())
  expect(said(locale)).toContain(error)
  expect(await stored()).toHaveLength(before.length)
  return `${response.status} ${error}`
}
let before: Feedback[] = []

describe('a hostile report', () => {
  beforeAll(async () => {
    before = await stored()
  })
  afterAll(async () => {
    await lake.delete({
      query: `*[_type == $type && at >= $began]`,
      params: { type: FEEDBACK, began },
    })
  })

  const forged: [what: string, fields: object, error: string][] = [
    ['the id of a document', { page: PAGE }, messages.en['feedback.error.place']],
    ['a draft', { page: `drafts.${PAGE}` }, messages.en['feedback.error.place']],
    ['a page that there is not', { page: 'v5/nowhere' }, messages.en['feedback.error.place']],
    ['a place above', { page: '../../etc/passwd' }, messages.en['feedback.error.unread']],
    ['a query', { page: '*[_type == "page"]' }, messages.en['feedback.error.unread']],
    ['an anchor that there is not', { anchor: 'nowhere' }, messages.en['feedback.error.place']],
    ['an anchor of markup', { anchor: '"><script>' }, messages.en['feedback.error.place']],
    ['the prototype', { anchor: '__proto__' }, messages.en['feedback.error.place']],
    ['a work that is none', { nonce: -1 }, messages.en['feedback.error.unread']],
    ['an object for words', { words: { toString: 1 } }, messages.en['feedback.error.words']],
  ]
  it.each(forged)('that names %s is refused, and says why', async (_, fields, error) => {
    const body = JSON.stringify({ ...(await sound(stack, place)), ...fields })
    expect(await refused(await post(stack, body, { from: senderAddress() }))).toBe(`400 ${error}`)
  })

  it('with a challenge that the site did not make, or with the work of another, is refused', async () => {
    const report = await sound(stack, place)
    const expired = `400 ${messages.en['feedback.error.expired']}`
    for (const forged of [
      { ...report, challenge: `${report.challenge.slice(0, -4)}AAAA` },
      { ...report, key: keyWithoutWork(report) },
    ])
      expect(
        await refused(await post(stack, JSON.stringify(forged), { from: senderAddress() })),
      ).toBe(expired)
  })

  it('of a megabyte is refused unread, by a script and by a form', async () => {
    const words = 'a'.repeat(1_000_000)
    const long = messages['zh-TW']['feedback.error.long']
    const sent = JSON.stringify({ ...(await sound(stack, place)), words })
    const answer = await post(stack, sent, { from: senderAddress(), locale: 'zh-TW' })
    expect(await refused(answer, 'zh-TW')).toBe(`413 ${long}`)
    const form = await post(stack, `words=${words}`, {
      from: senderAddress(),
      type: FORM,
      locale: 'zh-TW',
    })
    expect([form.status, (await form.text()).includes(long)]).toEqual([413, true])
    const more = await post(stack, JSON.stringify({ words: words.repeat(2) }), {
      from: senderAddress(),
    })
    expect(more.status).toBe(413)
  })

  it.each([
    ['no JSON', '{"words":'],
    ['a list', '[[[]]]'],
    ['only a prototype', '{"__proto__":{"words":"a","page":"v5/market/time"}}'],
    ['broken UTF-8 alone', new Uint8Array([0xff, 0xfe, 0xc0, 0x80])],
  ])('that is %s is refused', async (_, body) => {
    expect(await refused(await post(stack, body, { from: senderAddress() }))).toMatch(/^400 /)
  })

  it('that comes too often from one address has to wait', async () => {
    const sender = senderAddress()
    const ask = () => post(stack, '{}', { from: sender })
    for (let time = 0; time < 20; time += 1) expect((await ask()).status).toBe(400)
    const answer = await ask()
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(await refused(answer)).toBe(`429 ${messages.en['feedback.error.often']}`)
    // What a client says of itself to a proxy is not believed.
    const pretended = await post(stack, '{}', { from: `203.0.113.9, ${sender}` })
    expect(pretended.status).toBe(429)
  })

  it('keeps nothing of the fields that are not the reader’s', async () => {
    const report = await sound(stack, { ...place, words: 'Forged fields.' })
    const more = `,"__proto__":{"state":"done"},"constructor":{"prototype":{"note":"a"}},"_id":"${PAGE}","_type":"page",
      "block":"forged","field":"forged","revision":"forged","path":"forged","at":"2000-01-01T00:00:00Z",
      "state":"done","note":"forged","assignee":{"id":"a","name":"a"}}`
    const body = JSON.stringify(report).replace(/\}$/, more)
    expect((await post(stack, body, { from: senderAddress() })).status).toBe(201)
    const [found] = await withWords('Forged fields.')
    expect(JSON.stringify(found)).not.toMatch(/forged|prototype|done|2000-01/)
    expect(found).toMatchObject({ _type: FEEDBACK, page: PAGE, path: place.page, state: 'open' })
    expect((await lake.getDocument(PAGE))?._type).toBe('page')
  })

  it('is stored once, however often it is sent again, and as it came first', async () => {
    const report = await sound(stack, { ...place, words: 'Replayed.' })
    const bodies = [report, report, { ...report, words: 'Replayed otherwise.' }, report]
    for (const body of bodies)
      expect((await post(stack, JSON.stringify(body), { from: senderAddress() })).status).toBe(201)
    const found = (await stored()).filter(({ words }) => words.startsWith('Replayed'))
    expect(found.map(({ words }) => words)).toEqual(['Replayed.'])
  })

  it('of broken characters becomes text that can be read', async () => {
    const report = await sound(stack, { ...place, words: 'Broken: MARK.' })
    const [head = '', tail = ''] = JSON.stringify(report).split('MARK')
    const bytes = Buffer.concat([
      Buffer.from(head),
      Buffer.from([0xc3, 0x28, 0xff]),
      Buffer.from(tail),
    ])
    expect((await post(stack, new Uint8Array(bytes), { from: senderAddress() })).status).toBe(201)
    const other = JSON.stringify(await sound(stack, { ...place, words: 'Broken too: MARK.' }))
    const body = other.replace('MARK', '\\ud800\\u0000\\u202e\\u200b')
    expect((await post(stack, body, { from: senderAddress() })).status).toBe(201)
    expect(await withWords('Broken: \ufffd(\ufffd.')).toHaveLength(1)
    expect(await withWords('Broken too: \ufffd.')).toHaveLength(1)
  })

  it('has no secret left of those that were pasted', async () => {
    const secrets = [
      'Xk29LmQ0vTzR4yWb8N',
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P',
      'ripple candy orbit velvet museum tiger lunch sample quantum fabric wisdom ladder',
      'e7bd1b3c2d0f4a5b6c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7e8f901234567',
      '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG',
      'sk-live_51H8abcdefghijklmnop',
      'somebody.else@mail.exchange.example',
      '4111 1111 1111 1111',
    ]
    for (const [at, secret] of secrets.entries()) {
      const words = `Here it is (${at}): ${secret}`
      const contact = secret.includes('@') ? undefined : secret
      const body = JSON.stringify(await sound(stack, { ...place, words, quote: words, contact }))
      expect((await post(stack, body, { from: senderAddress() })).status).toBe(201)
    }
    const found = (await stored()).filter(({ words }) => words.startsWith('Here it is'))
    expect(found).toHaveLength(secrets.length)
    const text = found.map((one) => [one.words, one.quote, one.contact].join('\n')).join('\n')
    for (const secret of secrets) expect(text).not.toContain(secret.slice(0, 18))
    expect(found.every(({ words }) => words.includes('[removed]'))).toBe(true)
  })
})

/** Goes on from what is stored. */
describe('markup that somebody reports', () => {
  const vectors = [...GENERATED, ...MARKUP, ...ADDRESSES]
  const packs = packed(vectors)
  const errors = new StudioErrors()
  let writer: StudioSession
  const ran: string[] = []

  beforeAll(async () => {
    for (const words of packs) {
      const contact = words.slice(0, 190)
      const body = JSON.stringify(await sound(stack, { ...place, words, quote: words, contact }))
      expect((await post(stack, body, { from: senderAddress() })).status, words).toBe(201)
    }
    writer = await StudioSession.signIn(stack, 'Writer', errors)
    watch(writer.page)
  })
  afterAll(async () => {
    await lake.delete({
      query: `*[_type == $type && at >= $began]`,
      params: { type: FEEDBACK, began },
    })
  })

  function watch(page: Page): void {
    page.on('dialog', (dialog) => {
      ran.push(dialog.message())
      void dialog.dismiss()
    })
    page.on('request', (request) => {
      if (/evil\.example/.test(request.url())) ran.push(request.url())
    })
  }

  it('is stored as text, of which no browser makes anything', async () => {
    const found = await stored()
    expect(found).toHaveLength(packs.length)
    const text = JSON.stringify(found)
    for (const vector of vectors.filter((one) => /<[a-z!/?]/i.test(one)))
      expect(text).not.toContain(vector)
    for (const { words, quote, contact } of found)
      for (const one of [words, quote, contact]) expect(dangers(one ?? '')).toEqual([])
  })

  it.each([
    ['the inbox', '/feedback', 'feedback'],
    [
      'the panel beside the form',
      `/intent/edit/id=${PAGE};type=page;inspect=feedback/`,
      'feedback-panel',
    ],
  ])('is shown in %s as the words that they are', async (_, address, inside) => {
    await writer.follow(address)
    const shown = writer.page.getByTestId(inside)
    const reports = shown.locator('[data-testid^="report-feedback."]')
    await expect.poll(() => reports.count(), { timeout: 60_000 }).toBe(packs.length)
    const hostile = reports.locator(
      'script, img, svg:not([data-sanity-icon]), iframe, form, base, meta, style, object, embed, a, b, video, math, [onclick], [onerror], [onload], [style*=url]',
    )
    await reports.getByText('‹script>alert(1)').first().waitFor()
    const made = await hostile.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 80)))
    expect(made).toEqual([])
    expect(ran).toEqual([])
  })

  it('did so without an error in a console', () => {
    expect(errors.all).toEqual([])
  })
})
