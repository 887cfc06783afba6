import { expect, it } from 'vitest'
import { connectClient, origin } from './testing/connect-client.ts'

it.each([
  'v5/market/time',
  '/docs/zh-TW/v5/market/time.md',
  `${origin}/docs/v5/market/time#request-parameters`,
  'old',
  // The page's title as a path.
  'v5/market/server-time',
])('get_page returns the page %s', async (path) => {
  const { call } = await connectClient()
  const { text } = await call('get_page', { path, locale: 'zh-TW' })
  const url = `${origin}/docs/zh-TW/v5/market/time`
  expect(text).toContain(`# Server Time\n`)
  expect(text).toContain(`<${url}>`)
})

it('get_page returns only the section or parameter of an anchor', async () => {
  const { call } = await connectClient()
  const section = await call('get_page', { path: 'v5/market/time#request-parameters' })
  expect(section.text).toContain('`GET /v5/market/time`')
  expect(section.text).not.toContain('timeSecond')
  const field = await call('get_page', { path: 'v5/market/time#param-timeSecond' })
  expect(field.text).toContain('| `timeSecond` | string | In seconds |')
  const row = await call('get_page', { path: `${origin}/docs/v5/error#row-spot-trade-110001` })
  expect(row.text).toContain('No such spot order.')
  expect(row.text).not.toContain('10002')
  expect(row.text).not.toContain('No such order.')
})

it('get_page returns a page without a document', async () => {
  const { call } = await connectClient()
  const { text } = await call('get_page', { path: 'skill', locale: 'zh-TW' })
  expect(text).toBe('# Skill in zh-TW')
})

it('get_page returns the outline of a page, and a section by its heading', async () => {
  const { call } = await connectClient()
  const outline = await call('get_page', { path: 'v5/market/time', outline: true })
  expect(outline.text).toBe('# Server Time\n#request-parameters Request parameters')
  for (const section of ['Request parameters', '#request-parameters', 'request-parameters']) {
    const { text } = await call('get_page', { path: 'v5/market/time', section })
    expect(text).toContain('`GET /v5/market/time`')
    expect(text).not.toContain('timeSecond')
  }
  const none = await call('get_page', { path: 'v5/market/time', section: 'Nothing' })
  expect(none).toMatchObject({ isError: true })
})

it('get_page returns a page in parts, and says where the rest begins', async () => {
  const { call } = await connectClient()
  const whole = await call('get_page', { path: 'v5/error' })
  expect(whole.text).not.toContain('the rest')
  let read = ''
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const { text } = await call('get_page', { path: 'v5/error', offset, limit: 100 })
    const [part = '', rest] = text.split(/\nCharacters \d+–\d+ of \d+: the rest from offset /)
    read += part
    offset = rest === undefined ? undefined : Number.parseInt(rest, 10)
  }
  expect(read).toBe(whole.text)
})
