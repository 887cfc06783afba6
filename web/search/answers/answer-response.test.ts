import { expect, it, vi } from 'vitest'
import { type Answers, answerResponse } from './answer-response.ts'

const answer = { subject: 'Place Order', text: 'Limit: 10 req/s', url: '/docs/v5/order' }

function asked(query: Record<string, string>, find: Answers['find'] = async () => answer) {
  const url = new URL('https://docs.example/docs/api/answer')
  const all = { q: 'place order rate limit', locale: 'en', version: 'current', ...query }
  url.search = String(new URLSearchParams(all))
  return answerResponse({ versions: async () => ['current', 'v3'], find }, url)
}

it('answerResponse returns the fact, to be cached for ten seconds', async () => {
  const find = vi.fn<Answers['find']>().mockResolvedValue(answer)
  const response = await asked({ q: ' place order rate limit ' }, find)
  expect(await response.json()).toEqual(answer)
  expect(response.headers.get('cache-control')).toBe('public, max-age=10')
  expect(find).toHaveBeenCalledWith({
    q: 'place order rate limit',
    locale: 'en',
    version: 'current',
  })
})

it('answerResponse accepts questions of 300 characters', async () => {
  const q = `what is the rate limit ${'of placing an order '.repeat(20)}`.slice(0, 300).trim()
  const find = vi.fn<Answers['find']>().mockResolvedValue(answer)
  expect((await asked({ q }, find)).status).toBe(200)
  expect(find).toHaveBeenCalledWith({ q, locale: 'en', version: 'current' })
})

it('answerResponse is 204 when there is no answer', async () => {
  const response = await asked({}, async () => undefined)
  expect([response.status, await response.text()]).toEqual([204, ''])
})

it.each(['somebody@example.com permission', '10.0.0.1 host', '0123456789 error'])(
  'answerResponse does not search for private text: %s',
  async (q) => {
    const find = vi.fn<Answers['find']>()
    expect((await asked({ q }, find)).status).toBe(204)
    expect(find).not.toHaveBeenCalled()
  },
)

it.each([
  [{ q: '' }, /q/],
  [{ q: 'x'.repeat(301) }, /q/],
  [{ locale: 'fr' }, /locale/],
  [{ version: 'v9' }, /version: none is called so; there are current, v3/],
])('answerResponse refuses %j with the reason', async (query, why) => {
  const response = await asked(query)
  expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(why)])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('answerResponse is 503 and not cached when the search does not answer', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await asked({}, async () => {
    throw new Error('refused')
  })
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(logged).toHaveBeenCalledTimes(1)
  logged.mockRestore()
})
