import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Findings } from './findings.client.tsx'
import { breaksMeLabels } from './labels.ts'
import type { ReadResult } from './messages.ts'

const clean: ReadResult = {
  ...{ findings: [], read: 1, calls: 1, topics: 0, open: [], problems: [] },
  skipped: { folder: 0, prose: 0, binary: 0 },
}
const open = [{ what: '/v5/order/*', places: [{ file: 'client/order.py', line: 3 }], count: 1 }]

const draw = (result: Partial<ReadResult>, locale: 'en' | 'zh-TW' = 'en') =>
  renderToStaticMarkup(
    <Findings result={{ ...clean, ...result }} labels={breaksMeLabels(locale)} locale={locale} />,
  )

it('lists calls that could not be checked, without saying that all is well', () => {
  const { fine } = breaksMeLabels('en')
  expect(draw({})).toContain(fine)
  const markup = draw({ open })
  expect(markup).toContain(
    '<li>Not checked, as a part of it is known when the program runs only: /v5/order/*, client/order.py:3</li>',
  )
  expect(markup).not.toContain(fine)
  expect(draw({ open }, 'zh-TW')).toContain(
    '未檢查，因為其中一部分在程式執行時才會確定：/v5/order/*',
  )
})

it('lists files that were skipped or unreadable', () => {
  const markup = draw({
    skipped: { folder: 2, prose: 3, binary: 4 },
    problems: [{ file: 'a.har', problem: 'cut-har', count: 5 }],
  })
  for (const line of [
    'Left out: folders of packages and builds, such as node_modules.',
    'Left out, files of prose or style, such as Markdown: 3.',
    'Left out, files that are no text: 4.',
    'a.har ends in the middle. Entries read: 5.',
  ])
    expect(markup).toContain(`<li>${line}</li>`)
})

it('says that no call was recognised when there was nothing to check', () => {
  const markup = draw({ calls: 0 })
  expect(markup).toContain('Nothing of the API was recognised. Files read: 1.')
  expect(markup).not.toContain(breaksMeLabels('en').fine)
})
