import { expect, test } from 'vitest'
import { docusaurusPage, readDocusaurus } from '../../schemas/markdown/docusaurus/page.ts'
import { withinTime } from './within-time.ts'

const page = (text: string) => docusaurusPage(readDocusaurus('a.md', text), 'a', () => undefined)

test('withinTime returns the result of the work and passes on its errors', () => {
  expect(withinTime(10_000, () => 1)).toBe(1)
  expect(() => withinTime(10_000, () => page('- '.repeat(100)))).not.toThrow()
  expect(() => withinTime(10_000, () => page(`${'- '.repeat(100)}a`))).toThrow('60 levels')
})

test.each([
  ['emphasis', `${'*_'.repeat(10_000)}a${'_*'.repeat(10_000)}`],
  ['images', `${'!['.repeat(10_000)}a${']()'.repeat(10_000)}`],
  ['links', `${'['.repeat(10_000)}a${'](b)'.repeat(10_000)}`],
  ['code', Array.from({ length: 1900 }, (_, index) => '`'.repeat(index + 1)).join(' ')],
  ['strike', `${'~~a '.repeat(10_000)}${'b~~ '.repeat(10_000)}`],
  ['indented lists', Array.from({ length: 1000 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
])('%s that would take long end', (_, text) => {
  expect(() => withinTime(200, () => page(text))).toThrow(/longer than 0.2 s|60 levels|call stack/)
})
