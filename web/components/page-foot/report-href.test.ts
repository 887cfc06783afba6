import { expect, it } from 'vitest'
import { reportHref } from './report-href.ts'

it('reportHref inserts the page’s address into the setting', () => {
  expect(reportHref('https://help.example/new?page={url}', '/docs/v5/intro')).toBe(
    'https://help.example/new?page=http%3A%2F%2Flocalhost%3A3000%2Fdocs%2Fv5%2Fintro',
  )
  expect(reportHref('mailto:docs@example.org', '/docs')).toBe('mailto:docs@example.org')
  expect(reportHref(undefined, '/docs')).toBeUndefined()
})
