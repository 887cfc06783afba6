import { expect, test } from 'vitest'
import { docusaurusPage, readDocusaurus } from './page.ts'

/** Maximum CPU time in ms, which is independent of other load on the machine. */
const MOST = 10_000

test.each([
  ['10,000 quotes', '>'.repeat(10_000)],
  ['10,000 lists', '- '.repeat(10_000)],
  ['10,000 numbers', '1. > '.repeat(10_000)],
  ['10,000 notes', ':::note\n'.repeat(10_000)],
  ['100,000 spaces', `# a${' '.repeat(100_000)}b`],
  ['10,000 tags', '<div>\n'.repeat(10_000)],
  ['10,000 times strong', '**a '.repeat(10_000) + '** '.repeat(10_000)],
  ['10,000 links', '['.repeat(10_000)],
  ['200,000 signs behind a dollar', `$${'^'.repeat(200_000)}`],
  ['50,000 dollars', '$a^2 '.repeat(50_000)],
  ['20,000 formulas', '$$\nx\n$$\n\n'.repeat(20_000)],
  ['5,000 footnotes', `${'a[^b]\n\n'.repeat(5_000)}[^b]: c`],
  ['a footnote behind 500,000 letters', `${'a'.repeat(500_000)} [^b]\n\n[^b]: c`],
  ['10,000 headings of one name', '# a\n'.repeat(10_000)],
  // Each tag could end only at the end of the file: 20,000 times 140,000 characters.
  ['20,000 tags that do not end', '<a b={'.repeat(20_000)],
])('docusaurusPage reads %s within the time limit', { timeout: 3 * MOST }, (_, text) => {
  const from = process.cpuUsage()
  try {
    docusaurusPage(readDocusaurus('a.mdx', text), 'v5/a', () => undefined)
  } catch (error) {
    expect(String(error)).toMatch(/within each other/)
  }
  const { user, system } = process.cpuUsage(from)
  expect((user + system) / 1000).toBeLessThan(MOST)
})
