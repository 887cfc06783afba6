import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { translator } from '../../messages/translator.ts'
import { pageFixture } from '../../testing/page-fixture.ts'
import { PageFoot } from './page-foot.tsx'

const page = pageFixture('v5/a', 'A', [])
const t = translator('en')
const elsewhere = 'https://report.example/new'
const feedback = { href: '/docs/feedback?page=v5%2Fa', dialog: '/docs/enhancements/a.js' }

it('PageFoot links to the place for reports, if there is one', () => {
  expect(renderToStaticMarkup(<PageFoot page={page} t={t} />)).not.toContain('<a')
  const html = renderToStaticMarkup(<PageFoot page={page} reportHref={elsewhere} t={t} />)
  expect(html).toContain(`<a href="${elsewhere}" target="_blank"`)
})

it('PageFoot links to the site’s own form instead, if there is one', () => {
  const html = renderToStaticMarkup(
    <PageFoot page={page} reportHref={elsewhere} feedback={feedback} t={t} />,
  )
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain(`href="${feedback.href}"`)
  expect(html).toContain('data-mark="Report"')
  expect(html).not.toContain(elsewhere)
})

it('PageFoot asks for feedback in a form that works without scripts', () => {
  expect(renderToStaticMarkup(<PageFoot page={page} t={t} />)).not.toContain('<form')
  const html = renderToStaticMarkup(<PageFoot page={page} helpful t={t} />)
  expect(html).toMatch(/<form [^>]*action="\/docs\/api\/helpful" method="post"/)
  expect(html).toContain('<input type="hidden" name="path" value="v5/a"/>')
  const answers = [...html.matchAll(/<button [^>]*value="(\w+)"/g)].map(([, value]) => value)
  expect(answers).toEqual(['yes', 'wrong', 'unclear', 'missing', 'broken'])
})
