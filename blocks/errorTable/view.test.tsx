import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { translator } from '../../web/messages/translator.ts'
import { errors } from '../../web/testing/page-fixture.ts'
import { viewErrors } from './view.tsx'

it('viewErrors shows the server’s messages as code below the meaning, and in no other row', () => {
  const messages = ['Order {…} is gone.', 'too <late>']
  const table = errors('spot-trade', [
    ['170001', 'No such order.', 'Compare the ids.', messages],
    ['170002', 'Nothing else.'],
  ])
  const context = { t: translator('zh-TW'), inner: () => null, announced: undefined }
  const html = renderToStaticMarkup(viewErrors(table, context))
  const [, first = '', second = ''] = html.split('<tr id=')
  expect(first).toMatch(/No such order\.<ul [^>]*aria-label="伺服器的訊息">/)
  const codes = [...first.matchAll(/<li><code lang="en" translate="no">(.*?)<\/code>/g)]
  expect(codes.map(([, text]) => text)).toEqual(['Order {…} is gone.', 'too &lt;late&gt;'])
  expect(second).toContain('Nothing else.')
  expect(second).not.toContain('<ul')
})
