import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageBlock } from '../../blocks/lists/resolve.ts'
import { type Locale, locales } from '../../web/config/locales.ts'
import { errorPath } from '../../web/config/paths.ts'
import { pageBlocks } from '../../web/content/blocks/page-blocks.ts'
import { sectionAt } from '../../web/content/blocks/section-at.ts'
import { specFiles } from '../../web/content/reference/spec-files.ts'
import { factsJsonSchema } from '../../web/formats/facts/facts-schema.ts'
import { hasFacts, pageFacts } from '../../web/formats/facts/page-facts.ts'
import { llmsAreaText, llmsText, readingOrder } from '../../web/formats/llms/llms-text.ts'
import { readRequest } from '../../web/formats/mcp/check/read-request.ts'
import { requestFaults } from '../../web/formats/mcp/check/request-faults.ts'
import { pageRecords } from '../../web/search/records.ts'
import { type Content, contentPages } from '../support/content-pages.ts'

const origin = 'https://docs.exchange.example'
const ajv = new Ajv2020({
  formats: { uri: (text) => URL.canParse(text), date: true, 'date-time': true },
})
const fits = ajv.compile(factsJsonSchema(`${origin}/docs/schemas/facts.schema.json`))

let content: Map<Locale, Content>
beforeAll(async () => {
  content = await contentPages()
}, 300_000)

const of = (locale: Locale) => content.get(locale) ?? expect.fail(`There is nothing in ${locale}`)

describe.each(locales)('the content for tools, in %s', (locale) => {
  it('states facts in the form of the schema, on every page that has facts', () => {
    const pages = of(locale).pages.filter(hasFacts)
    const violations = pages.flatMap((page) => {
      const facts: unknown = JSON.parse(JSON.stringify(pageFacts(page, origin)))
      return fits(facts) ? [] : [{ path: page.path, errors: fits.errors }]
    })
    expect(violations).toEqual([])
    expect(pages.length).toBeGreaterThan(100)
  })

  it('can be read at each anchor that the search returns', () => {
    const records = of(locale).pages.flatMap((page) =>
      pageRecords(page).map(({ anchor, url }) => ({ anchor, url, body: withParts(page.body) })),
    )
    const lost = records.filter(({ anchor, body }) => anchor && !sectionAt(body, anchor))
    expect(lost.map(({ url }) => url)).toEqual([])
    expect(records.length).toBeGreaterThan(5000)
  })

  it('contains no example request in which the client check finds a fault, except empty values', () => {
    const operations = of(locale).pages.flatMap(({ body }) =>
      pageBlocks(body).flatMap((block) => (block._type === 'operation' ? block.operation : [])),
    )
    const found = operations.flatMap((operation) =>
      operation.requestExamples.flatMap(({ code }) => {
        const { parameters } = readRequest(operation, code)
        const { faults } = requestFaults(operation, parameters)
        return faults
          .filter(({ fault }) => fault !== 'required, and empty')
          .map(({ path, fault }) => `${operation.path} ${path}: ${fault}`)
      }),
    )
    expect(found).toEqual([])
    expect(operations.length).toBeGreaterThan(300)
  })

  it('covers every operation, and every code of the page about errors', () => {
    const facts = of(locale)
      .pages.filter(hasFacts)
      .map((page) => pageFacts(page, origin))
    for (const { path, operations, parameters, channels, enums, errors } of facts)
      expect(
        [...operations, ...parameters, ...channels, ...enums, ...errors].length,
        path,
      ).toBeGreaterThan(0)
    const errors = facts.find(({ path }) => path === errorPath)?.errors ?? []
    expect(errors.find(({ code }) => code === '10002')?.meaning).toMatch(/\S/)
    expect(new Set(errors.map(({ url }) => url)).size).toBe(errors.length)
  })

  it('begins with an overview below 10,000 tokens, with the first area in full', () => {
    const { list } = of(locale)
    const text = llmsText(list, specFiles(), origin)
    const [shown = '', optional] = text.split('\n## Optional\n')
    // Four Latin letters count as one token, and any other letter as one and a half.
    const others = text.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0
    expect((text.length - others) / 4 + others * 1.5).toBeLessThan(10_000)
    expect(optional).toMatch(/^\n- \[/)
    const [main] = list.areas
    expect(shown).toContain(`## ${main?.title.text}`)
    expect(shown.length).toBeGreaterThan(20_000)
  })

  it('lists every page', () => {
    const { pages, list } = of(locale)
    expect([...readingOrder(list)].sort()).toEqual(pages.map(({ path }) => path).sort())
    const areas = list.areas.map((area) => llmsAreaText(list, area, origin))
    const text = [llmsText(list, [], origin), ...areas].join('')
    const prefix = locale === 'en' ? '' : `/${locale}`
    for (const { path } of pages) expect(text).toContain(`(${origin}/docs${prefix}/${path}.md)`)
  })
})

/** A body with the content of its parts that tools read on separate pages. */
const withParts = (body: readonly PageBlock[]): PageBlock[] =>
  body.map((block) =>
    block._type === 'changelog'
      ? {
          ...block,
          months: [...block.months, ...(block.apart ?? []).flatMap(({ months }) => months)],
        }
      : block,
  )
