import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { pageFacts } from '../../formats/facts/page-facts.ts'
import { pageMarkdown } from '../../formats/markdown/page-markdown.ts'
import { operationLines } from '../../formats/mcp/brief/operation-lines.ts'
import { translator } from '../../messages/translator.ts'
import { operationFixture } from '../../testing/operation-fixture.ts'
import { pageFixture } from '../../testing/page-fixture.ts'
import { consoleDataOf } from '../console/console-data-of.ts'
import { Cell } from '../deprecations/deprecation-cell.tsx'
import { RequestLine } from '../operation/request-line.tsx'
import { SidebarTree } from '../sidebar/sidebar-tree.tsx'

const t = translator('en')
const deprecation = {
  since: { date: '2026-05-01', dateText: '1 May 2026' },
  sunset: { date: '2099-12-31', dateText: '31 December 2099' },
  successor: { name: 'GET /v5/heron', href: '/docs/v5/heron' },
  reason: { text: 'Herons count both.' },
}
const operation = operationFixture({ deprecated: true, deprecation })
const block = { _type: 'operation' as const, _key: 'o', explorer: true, operation }
const page = pageFixture('v5/a', 'A', [block])
const days = ['1 May 2026', '31 December 2099']
const line = `Deprecated — Since: ${days[0]} · Sunset: ${days[1]} · Use instead: GET /v5/heron`

it('a deprecation is complete on an operation’s page, and in its Markdown and JSON', () => {
  const html = renderToStaticMarkup(<RequestLine block={block} t={t} />)
  const markdown = pageMarkdown(page, 'https://docs.exchange.example')
  for (const words of [...days, 'Herons count both.']) {
    expect(html).toContain(words)
    expect(markdown).toContain(words)
  }
  expect(html).toContain('<a href="/docs/v5/heron">')
  expect(markdown).toContain('[`GET /v5/heron`](https://docs.exchange.example/docs/v5/heron)')
  expect(pageFacts(page, 'https://docs.exchange.example').operations).toMatchObject([
    {
      deprecated: true,
      deprecation: {
        ...{ since: '2026-05-01', sunset: '2099-12-31', reason: 'Herons count both.' },
        successor: { url: 'https://docs.exchange.example/docs/v5/heron' },
      },
    },
  ])
})

it('a deprecation is shown in a line above the console’s call, and to tools', () => {
  expect(consoleDataOf(page)?.warning).toBe(line)
  expect(operationLines(operation, t)).toContain(line)
})

it('a deprecation is listed with dates, replacement and reason', () => {
  const row = { key: 'a', name: 'GET /v5/a', revised: '', deprecation }
  const cells = (['name', 'since', 'sunset', 'successor'] as const).map((of) =>
    renderToStaticMarkup(<Cell of={of} row={row} />),
  )
  for (const [at, words] of ['GET /v5/a', ...days, 'Herons count both.'].entries())
    expect(cells[at]).toContain(words)
})

it('a deprecated page is struck through in the sidebar, with a text for screen readers', () => {
  const link = { kind: 'page' as const, path: 'v5/a', href: '/docs/v5/a', current: false }
  const tree = (deprecated: boolean) =>
    renderToStaticMarkup(
      <SidebarTree items={[{ ...link, label: { text: 'A' }, deprecated }]} name="a" t={t} />,
    )
  expect(tree(true)).toMatch(/<s>A<\/s>.*deprecated/)
  expect(tree(false)).not.toContain('<s>')
})
