import { expect, it } from 'vitest'
import { acceptedEncoding } from './encode.ts'
import { markdownFirst, wantsMarkdown } from './wants-markdown.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0.1, gzip;q=1', 'gzip'],
  ['br; q=0, gzip', 'gzip'],
  ['gzip;q=0.5, identity', 'identity'],
  ['*;q=0', 'identity'],
])('acceptedEncoding chooses among %j', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

const nextAlone = new RegExp(`^${markdownFirst}$`)

it.each([
  [undefined, false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html, text/markdown', false],
  ['text/markdown;q=1.0, text/x-markdown;q=0.9, text/html;q=0.7, */*;q=0.1', true],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.0, */*', false],
  ['text/markdown;q=0.5, text/html', false],
])('a page is Markdown for the Accept header %j: %s', (accept, expected) => {
  expect(wantsMarkdown(accept)).toBe(expected)
  expect(nextAlone.test(accept ?? '')).toBe(expected)
})

it('a page is Markdown when HTML is named first with a lower q', () => {
  expect(wantsMarkdown('text/html;q=0.9, text/markdown')).toBe(true)
})
