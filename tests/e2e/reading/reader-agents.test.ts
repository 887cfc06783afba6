// Needs the running stack: the built site answers tools.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, inject, it } from 'vitest'
import { parse } from 'yaml'
import { html } from '../../support/page.ts'

const { site } = inject('stack')
const { origin } = new URL(site)

const get = async (path: string, headers?: Record<string, string>) => {
  const response = await fetch(`${site}${path}`, { headers: headers ?? {} })
  const type = response.headers.get('content-type')
  return { status: response.status, type, response, text: await response.text() }
}

/** The addresses that a list names, without those of other sites. */
const linksOf = (text: string) =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, href = '']) =>
    href.startsWith(origin) ? [href.slice(site.length)] : [],
  )

describe('what tools read', () => {
  it.each([
    ['', 'en', '# Get Exchange Server Time', 'Page'],
    ['/zh-TW', 'zh-TW', '# 查詢伺服器時間', '頁面'],
  ])(
    'lists every page, and leads to lists of each area and to all words: %s',
    { tags: ['nightly'] },
    async (prefix, language, title, column) => {
      const list = await get(`${prefix}/llms.txt`)
      expect(list).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' })
      expect(list.response.headers.get('content-language')).toBe(language)
      const links = linksOf(list.text)
      expect(links).toContain(`${prefix}/v5/market/time.md`)
      // Some 10,000 tokens.
      expect(list.text.length).toBeLessThan(40_000)
      expect(links).toContain(`${prefix}/llms-full.txt`)
      expect((await get(`${prefix}/llms-full.txt`)).text).toContain(`\n${title}\n`)
      const files = links.filter((link) => link.startsWith(`${prefix}/llms/`))
      expect(files.length).toBeGreaterThan(2)
      const optional = linksOf(list.text.split('\n## Optional\n')[1] ?? '')
      for (const file of files) {
        const { status, text } = await get(file)
        expect(status).toBe(200)
        const pages = linksOf(text)
        expect(pages.length).toBeGreaterThan(0)
        // What can be left out, and the overviews of categories, are there by the lists of their areas alone.
        const alone = pages.filter((page) => !links.includes(page))
        if (!optional.includes(file))
          for (const page of alone)
            expect((await get(page.replace('.md', ''))).text, page).toContain(`>${column}</th>`)
      }
      expect((await get(`${prefix}/llms/nothing.txt`)).status).toBe(404)
    },
  )

  it('tells the facts of a page in the form of the schema', async () => {
    const [schema, facts, errors] = await Promise.all([
      get('/schemas/facts.schema.json'),
      get('/zh-TW/v5/market/time.json'),
      get('/v5/error.json'),
    ])
    const ajv = new Ajv2020({ formats: { uri: true, date: true, 'date-time': true } })
    const fits = ajv.compile(JSON.parse(schema.text))
    for (const { type, text } of [facts, errors]) {
      expect(type).toBe('application/json')
      expect(fits(JSON.parse(text)), JSON.stringify(fits.errors)).toBe(true)
    }
    expect(JSON.parse(facts.text)).toMatchObject({
      $schema: `${site}/schemas/facts.schema.json`,
      locale: 'zh-TW',
      operations: [{ method: 'GET', path: '/v5/market/time' }],
    })
    expect(JSON.parse(errors.text).errors.length).toBeGreaterThan(10)
    expect(await html(`${site}/zh-TW/v5/market/time`)).toMatch(
      /<link rel="alternate" type="application\/json" href="[^"]*\/zh-TW\/v5\/market\/time\.json"/,
    )
    const [none, words, feed] = await Promise.all(
      ['/v5/nothing.json', '/v5/intro.json', '/changelog/v5/feed.json'].map((path) => get(path)),
    )
    expect([none?.status, words?.status]).toEqual([404, 404])
    expect(feed?.type).toMatch(/feed\+json/)
  })

  it('has the specifications side by side', { tags: ['nightly'] }, async () => {
    const { links, specs } = await get('/llms.txt').then(({ text }) => {
      const all = linksOf(text)
      return { links: all, specs: all.filter((link) => link.startsWith('/specs/')) }
    })
    expect(links).toEqual(
      expect.arrayContaining(['/specs/common.yaml', '/specs/websocket/public.yaml']),
    )
    for (const { status, type, text } of await Promise.all(specs.map((spec) => get(spec)))) {
      expect([status, type]).toEqual([200, 'application/yaml; charset=utf-8'])
      expect(parse(text)).toHaveProperty('info.title')
    }
    const page = await html(`${site}/zh-TW/api-explorer/v5/category`)
    const linked = [...page.matchAll(/href="\/docs(\/specs\/[^"]+)"/g)].map(([, file]) => file)
    expect(linked.length).toBeGreaterThan(8)
    expect(specs).toEqual(expect.arrayContaining(linked))
    expect((await get('/specs/README.md')).status).toBe(404)
    expect((await get('/specs/..%2Fpackage.json')).status).toBe(404)
  })

  it.each([
    ['text/markdown', 'text/markdown; charset=utf-8'],
    ['text/markdown, text/html, */*', 'text/markdown; charset=utf-8'],
    ['text/html,application/xhtml+xml,text/markdown;q=0.5', 'text/html; charset=utf-8'],
    ['*/*', 'text/html; charset=utf-8'],
  ])('answers %s with %s', async (accept, type) => {
    expect(await get('/v5/market/time', { accept })).toMatchObject({ status: 200, type })
    expect(await get('/zh-TW/v5/market/time', { accept })).toMatchObject({ status: 200, type })
  })

  it('answers the list where Markdown of the landing page is asked for', async () => {
    const accept = 'text/markdown'
    const [list, landing, picture] = await Promise.all([
      get('/llms.txt'),
      get('', { accept }),
      get('/og/en/index.png', { accept }),
    ])
    expect(landing.text).toBe(list.text)
    expect(landing.response.headers.get('vary')).toMatch(/accept/i)
    expect(picture.type).toBe('image/png')
  })

  it('has Markdown of pages that are no documents, and a skill', async () => {
    const paths = ['changelog/v5/deprecations', 'changelog/v5/follow', 'breaks-me']
    for (const path of paths.flatMap((each) => [each, `zh-TW/${each}`])) {
      const { status, type, text } = await get(`/${path}.md`)
      expect([path, status, type]).toEqual([path, 200, 'text/markdown; charset=utf-8'])
      expect(text).toContain(`/llms.txt>\n\n# `)
      expect(text).toContain(`<${site}/${path}>`)
    }
    const { status, text } = await get('/skill.md')
    expect(status).toBe(200)
    expect(text).toMatch(/^---\nname: /)
    expect(text).toContain('- /v5/order: ')
  })

  it('answers tools that connect', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' })
    await client.connect(new StreamableHTTPClientTransport(new URL(`${site}/mcp`)))
    const call = async (name: string, given: Record<string, unknown>) => {
      const { content } = await client.callTool({ name, arguments: given })
      const [first] = content
      return first?.type === 'text' ? first.text : ''
    }
    const [page, operation, error, found] = await Promise.all([
      call('get_page', { path: '/docs/v5/market/time', locale: 'zh-TW' }),
      call('get_operation', { operation: 'GET /v5/market/time' }),
      call('lookup_error_code', { code: 10002 }),
      call('search_docs', { query: 'server time', limit: 3 }),
    ])
    const { text: markdown } = await get('/zh-TW/v5/market/time.md')
    expect(markdown).toBe(`所有頁面：<${site}/zh-TW/llms.txt>\n\n${page}`)
    expect(operation).toContain(`${site}/v5/market/time\nGET /v5/market/time · `)
    expect(operation).toMatch(/^Response parameters: timeSecond, timeNano$/m)
    expect(JSON.parse(error)).toMatchObject({ errors: [{ code: '10002' }] })
    const urls = JSON.parse(found).results.map(({ url }: { url: string }) => url)
    expect(urls.length).toBeLessThanOrEqual(3)
    expect(urls.some((url: string) => url.startsWith(`${site}/v5/market/time`))).toBe(true)
    const near = await Promise.all([
      call('get_page', { path: 'v5/market/tiem' }),
      call('get_operation', { operation: 'GET /v5/market/tiem' }),
      call('get_page', { path: 'v5/market/time#request-parametres' }),
    ])
    expect(near[0]).toContain(`${site}/v5/market/time`)
    expect(near[1]).toContain('- GET /v5/market/time')
    expect(near[2]).toContain('- #request-parameters')
    const codes = JSON.parse(await call('lookup_error_code', { code: 'insufficient balance' }))
    expect(codes.errors.map(({ code }: { code: string }) => code)).toContain('110007')
    await client.close()
  })
})
