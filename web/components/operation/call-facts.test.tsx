import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Operation } from '../../content/model/page-data.ts'
import { translator } from '../../messages/translator.ts'
import { operationFixture } from '../../testing/operation-fixture.ts'
import { CallFacts } from './call-facts.tsx'

const drawn = (more: Partial<Operation>) =>
  renderToStaticMarkup(<CallFacts operation={operationFixture(more)} t={translator('en')} />)
const href = '/docs/v5/error#row-110007'
const likely = { code: '110007', href, meaning: { text: '' }, action: { text: '' } }

it('CallFacts expands likely error codes to meaning and remedy', () => {
  const meaning = { text: 'No `balance`.' }
  const action = { text: 'Lower it.', lang: 'en' as const }
  const html = drawn({
    likelyErrors: [
      { ...likely, meaning, action },
      { ...likely, code: '2' },
    ],
  })
  expect(html).toContain('<summary>110007</summary>')
  expect(html).toContain(
    `<li><a href="${href}">110007</a> No <code translate="no">balance</code>. · <span lang="en">Lower it.</span></li>`,
  )
  // The other code has no explanation.
  expect(html).toContain(`<dd><a href="${href}">2</a></dd>`)
})

it('CallFacts expands nothing when no error is explained', () => {
  expect(drawn({ likelyErrors: [likely] })).not.toContain('<details')
})
