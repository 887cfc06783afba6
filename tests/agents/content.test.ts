import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../web/config/locales.ts'
import { errorPath } from '../../web/config/paths.ts'
import type { Field } from '../../web/content/model/page-data.ts'
import { fieldType } from '../../web/content/reference/field-type.ts'
import { factsJsonSchema } from '../../web/formats/facts/facts-schema.ts'
import { hasFacts, pageFacts } from '../../web/formats/facts/page-facts.ts'
import { llmsAreaText, llmsText, readingOrder } from '../../web/formats/llms/llms-text.ts'
import { pageMarkdown } from '../../web/formats/markdown/page-markdown.ts'
import { translator } from '../../web/messages/translator.ts'
import { type Content, contentPages } from '../support/content-pages.ts'

const origin = 'https://docs.exchange.example'
const ajv = new Ajv2020({ formats: { uri: (text) => URL.canParse(text), 'date-time': true } })
const fits = ajv.compile(factsJsonSchema(`${origin}/docs/schemas/facts.schema.json`))

let content: Map<Locale, Content>
beforeAll(async () => {
  content = await contentPages()
}, 300_000)

const of = (locale: Locale) => content.get(locale) ?? expect.fail(`There is nothing in ${locale}`)

describe.each(locales)('what tools read, in %s', (locale) => {
  it('has facts in the form that the schema tells, on every page that states some', () => {
    const pages = of(locale).pages.filter(hasFacts)
    const violations = pages.flatMap((page) => {
      const facts: unknown = JSON.parse(JSON.stringify(pageFacts(page, origin)))
      return fits(facts) ? [] : [{ path: page.path, errors: fits.errors }]
    })
    expect(violations).toEqual([])
    expect(pages.length).toBeGreaterThan(100)
  })

  it('states every operation, and every code of the page about errors', () => {
    const facts = of(locale)
      .pages.filter(hasFacts)
      .map((page) => pageFacts(page, origin))
    for (const { path, operations, channels, enums, errors } of facts)
      expect([...operations, ...channels, ...enums, ...errors].length, path).toBeGreaterThan(0)
    const errors = facts.find(({ path }) => path === errorPath)?.errors ?? []
    expect(errors.find(({ code }) => code === '10002')?.meaning).toMatch(/\S/)
    expect(new Set(errors.map(({ url }) => url)).size).toBe(errors.length)
  })

  it('says every fact of a field in Markdown, as the page does', () => {
    const missing: string[] = []
    let facts = 0
    for (const page of of(locale).pages) {
      const fields = fieldsOf(page.body)
      if (fields.length === 0) continue
      const rows = rowsByPath(pageMarkdown(page, origin))
      for (const field of fields) {
        for (const fact of shownFacts(field, locale)) {
          facts++
          if (!rows.get(field.path)?.some((row) => row.includes(fact)))
            missing.push(`${page.path}: ${field.path} lacks "${fact}"`)
        }
      }
    }
    expect(missing).toEqual([])
    expect(facts).toBeGreaterThan(10_000)
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

type Body = Content['pages'][number]['body']

const fieldsOf = (body: Body): Field[] =>
  body.flatMap((block) => {
    if (block._type === 'operation')
      return [...block.operation.parameters, ...block.operation.response]
    if (block._type !== 'channel') return []
    const { topics, messages } = block.channel
    return [...topics, ...messages].flatMap((part) =>
      'fields' in part ? part.fields : part.parameters,
    )
  })

/** What the page says of a field beside its words. */
function shownFacts(field: Field, locale: Locale): string[] {
  const t = translator(locale)
  const { values, appliesTo, example, deprecated } = field
  return [
    fieldType(field),
    ...values.map(({ value }) => `\`${value}\``),
    ...(field.default === undefined ? [] : [`\`${field.default}\``]),
    ...(example === undefined ? [] : [`\`${example}\``]),
    ...(appliesTo.length === 0
      ? []
      : [t('operation.appliesTo', { categories: appliesTo.join(', ') })]),
    ...(deprecated ? [t('operation.deprecated')] : []),
    ...(field.in === undefined || ['query', 'body'].includes(field.in)
      ? []
      : [t('operation.in', { place: field.in })]),
  ]
}

/** The rows of all tables whose first cell is code, by what it says; characters that Markdown escapes as they are. */
function rowsByPath(markdown: string): Map<string, string[]> {
  const rows = markdown.split('\n').map((row) => row.replace(/\\(?=[^A-Za-z0-9\s])/g, ''))
  const found = new Map<string, string[]>()
  for (const row of rows) {
    const [, path] = /^\| \[?`([^`]+)`/.exec(row) ?? []
    if (path !== undefined) found.set(path, [...(found.get(path) ?? []), row])
  }
  return found
}
