import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { codeAnchor } from '../../../schemas/field-anchors.ts'
import { errorDocument } from '../../../scripts/sync-specs/error-document.ts'
import { operationsFromSpec } from '../../../scripts/sync-specs/operations-from-spec.ts'
import { readSpecs } from '../../../scripts/sync-specs/read-specs.ts'
import { locales } from '../../config/locales.ts'
import { errorPath } from '../../config/paths.ts'
import { operationFacts } from '../../formats/facts/block-facts.ts'
import { translator } from '../../messages/translator.ts'
import { emptyContext } from '../../testing/empty-context.ts'
import { lakeOf } from '../../testing/lake-of.ts'
import { Reader } from '../lake/reader.ts'
import { errorGroups } from './error-groups.ts'
import { generalErrors, likelyErrors } from './likely-errors.ts'
import { callFacts } from './operation-notes.ts'
import { fetchOwnErrors } from './own-errors.ts'
import { resolveOperation } from './resolve-operation.ts'
import { storedOperation } from './stored-operation.ts'

const root = path.join(import.meta.dirname, '../../..')
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
const { rest, errors } = await readSpecs(path.join(root, 'specs'))
const operations = rest.flatMap(operationsFromSpec)

/** The groups on the page of errors, in its order: the first row with a code has the plain anchor. */
const onPage = [...text(`content/en/${errorPath}.md`).matchAll(/^::errors\{group="([^"]+)"\}/gm)]
const groups = onPage.flatMap(([, name]) => errors.filter((group) => group.group === name))

describe('likelyErrors of real operations', () => {
  const own = operations.flatMap(({ method, path, errors: codes = [] }) =>
    codes.map((code) => ({ name: `${method} ${path}`, path, code })),
  )

  it('are all on the page of errors, with the meaning that applies to the operation', () => {
    expect(own.length).toBeGreaterThan(300)
    const lost = own.filter(({ path, code }) => {
      const having = groups.filter(({ codes }) => codes.some((one) => one.code === code))
      const meant = errorGroups(path).find((name) => having.some(({ group }) => group === name))
      return meant === undefined || having[0]?.group !== meant
    })
    expect(lost).toEqual([])
  })

  it('contain no error that any operation may return', () => {
    expect(own.filter(({ code }) => /^1\d{4}$/.test(code))).toEqual([])
  })

  it('differ between operations', () => {
    const lists = operations.flatMap(({ errors: codes }) => (codes ? [codes.join()] : []))
    expect(lists.length).toBeGreaterThan(70)
    expect(new Set(lists).size).toBeGreaterThan(60)
  })

  it('of an order are at least three, including those that its page names', () => {
    const codes = new Map(operations.map((one) => [`${one.method} ${one.path}`, one.errors]))
    for (const name of ['create', 'amend', 'cancel', 'create-batch', 'amend-batch', 'cancel-batch'])
      expect(codes.get(`POST /v5/order/${name}`)?.length, name).toBeGreaterThan(2)
    expect(codes.get('POST /v5/order/create')).toEqual(
      expect.arrayContaining(['110007', '110072', '170141']),
    )
  })
})

it("likelyErrors links each code to its row, in the specification's order, with its texts", () => {
  const row = {
    ...{ _key: 'a', code: '110007', meaning: { en: 'No balance.', zhTW: '餘額不足。' } },
    action: { en: 'Lower `qty`.' },
  }
  const ownErrors = new Map([['order', [row]]])
  const errors = ['170141', '110007']
  const shown = likelyErrors({ _id: 'order', errors }, { locale: 'zh-TW', ownErrors })
  expect(shown).toEqual([
    {
      code: '170141',
      href: '/docs/zh-TW/v5/error#row-170141',
      meaning: { text: '' },
      action: { text: '' },
    },
    {
      code: '110007',
      href: `/docs/zh-TW/v5/error#${codeAnchor('110007')}`,
      meaning: { text: '餘額不足。' },
      action: { text: 'Lower `qty`.', lang: 'en' },
    },
  ])
})

describe.each(locales)('every operation, in %s', async (locale) => {
  const ownErrors = await fetchOwnErrors(
    new Reader(lakeOf(errors.map((group) => ({ ...errorDocument(group) })))),
    operations.map((one) => ({ ...one, errors: one.errors ?? [] })),
  )
  const t = translator(locale)
  const resolved = operations.map((one) =>
    resolveOperation(storedOperation.parse(one), { ...emptyContext, locale, ownErrors }),
  )
  const shown = resolved.map((operation) => ({
    name: `${operation.method} ${operation.path}`,
    operation,
    values: callFacts(operation, t).find(({ name }) => name === 'errors')?.values ?? [],
  }))

  it('has a meaning and an action for each of its errors', () => {
    const wordless = shown.flatMap(({ name, operation }) =>
      operation.likelyErrors.flatMap(({ code, meaning, action }) =>
        [meaning, action].every(({ text, lang }) => text !== '' && !lang)
          ? []
          : [`${name} ${code}`],
      ),
    )
    expect(wordless).toEqual([])
  })

  it('has at least three errors of its own, or a note that no others are published', () => {
    const none = [t('operation.noOwnErrors'), t('operation.noOtherErrors')]
    const silent = shown.flatMap(({ name, operation, values }) => {
      const own = operation.likelyErrors.length
      const said = values.flatMap(({ text }) => (none.includes(text) ? [none.indexOf(text)] : []))
      const wanted = own > 2 ? [] : [own === 0 ? 0 : 1]
      const data = operationFacts(operation, 'https://docs.exchange.example')
      const isSaid =
        String(said) === String(wanted) && data.noOtherErrors === (own < 3 || undefined)
      return isSaid ? [] : [`${name}: ${own}`]
    })
    expect(silent).toEqual([])
    expect(shown.length).toBeGreaterThan(200)
  })
})

it.each(locales)('the page of errors in %s has a section for errors of any operation', (locale) => {
  expect(text(`content/${locale}/${errorPath}.md`)).toContain(`{#${generalErrors}}`)
})
