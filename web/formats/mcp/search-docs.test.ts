import { expect, it, vi } from 'vitest'
import type { Documentation } from './documentation.ts'
import { connectClient, docs, origin } from './testing/connect-client.ts'

it('search_docs searches in the locale asked for, else in English', async () => {
  const { call } = await connectClient()
  const answer = await call('search_docs', { query: 'time', locale: 'zh-TW', limit: 3 })
  const results = [{ title: 'time in zh-TW', url: origin, text: '3' }]
  expect(JSON.parse(answer.text)).toEqual({ results })
  expect((await call('search_docs', { query: 'time' })).text).toContain('time in en')
})

it('search_docs retries a failed search, within the time of a call', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const failing = (times: number): Documentation => {
    let tries = 0
    const first = async () => {
      tries += 1
      if (tries <= times) throw new Error('busy')
    }
    return {
      ...docs,
      search: (...answer) => first().then(() => docs.search(...answer)),
      searchErrors: (...answer) => first().then(() => docs.searchErrors(...answer)),
    }
  }
  for (const [name, given] of [
    ['search_docs', { query: 'time' }],
    ['lookup_error_code', { code: 'no such spot order' }],
  ] as const) {
    const { call } = await connectClient({}, failing(2))
    expect(await call(name, given), name).toMatchObject({ isError: false })
    const never = await connectClient({}, failing(3))
    expect(await never.call(name, given), name).toMatchObject({ isError: true })
    const perCall = { ms: 100, characters: 250_000 }
    const short = await connectClient({ perCall }, failing(1))
    expect(await short.call(name, given), name).toMatchObject({ isError: true })
  }
  expect(log).toHaveBeenCalledTimes(4)
  log.mockRestore()
})

it('search_docs reports an incomplete search and a corrected query', async () => {
  const search: Documentation['search'] = async (...answer) => ({
    ...(await docs.search(...answer)),
    searchedFor: 'times',
    incomplete: true,
  })
  const { call } = await connectClient({}, { ...docs, search })
  const { text } = await call('search_docs', { query: 'time' })
  expect(JSON.parse(text)).toEqual({
    results: [{ title: 'time in en', url: origin, text: '5' }],
    searchedFor: 'times',
    incomplete: expect.stringContaining('Ask again'),
  })
})

it('search_docs shows results in the other locale when it finds nothing', async () => {
  const search: Documentation['search'] = async (query, locale, limit) =>
    locale === 'en' ? { results: [] } : docs.search(query, locale, limit)
  const { call } = await connectClient({}, { ...docs, search })
  const { text } = await call('search_docs', { query: '時間' })
  expect(JSON.parse(text)).toEqual({
    results: [],
    inOtherLanguage: {
      locale: 'zh-TW',
      results: [{ title: '時間 in zh-TW', url: origin, text: '3' }],
    },
  })
})
