import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Locale } from '../../config/locales.ts'
import type { ChangeOfApi } from '../../content/model/page-data.ts'
import { changeMarkdown } from '../../formats/markdown/changes.ts'
import { translator } from '../../messages/translator.ts'
import { FactsTable } from './facts-table.tsx'

const change: ChangeOfApi = {
  ...{ key: 'k', rule: 'parameter-required', kind: 'changed', breaking: true, text: 'Now' },
  ...{ subject: 'operation-a', name: 'GET /v5/a', field: 'coin' },
  ...{ before: 'optional', after: 'required' },
}
const narrowed: ChangeOfApi = { ...change, key: 'n', before: '1…10', after: '1…5' }

it.each<[Locale, string, string]>([
  ['en', 'optional', 'required'],
  ['zh-TW', '選填', '必填'],
])('says states in the words of %s, and values as code', (locale, before, after) => {
  const t = translator(locale)
  const markup = renderToStaticMarkup(<FactsTable changes={[change, narrowed]} t={t} />)
  expect(markup).toContain(`>${before}<`)
  expect(markup).not.toMatch(/<code[^>]*>(?:optional|required)/)
  expect(markup).toMatch(/<code[^>]*>1…10</)
  const entry = {
    ...{ anchor: 'a', date: '2026-11-20', dateText: '', kind: 'changed' as const, breaking: true },
    ...{ title: { text: 'A' }, body: { text: '' }, pages: [], changes: [change, narrowed] },
  }
  const text = changeMarkdown(entry, 2, { t, origin: 'https://docs.exchange.example' }).join('\n')
  expect(text).toContain(`| ${before} | ${after} |`)
  expect(text).toContain('| `1…10` | `1…5` |')
})
