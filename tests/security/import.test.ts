// @module-tag nightly
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import { englishPage } from '../../schemas/markdown/markdown-page.ts'
import { loadPage } from '../../web/content/page/page.ts'
import { pageMarkdown } from '../../web/formats/markdown/page-markdown.ts'
import { runImport } from '../import/run-import.ts'
import { dangers } from './dangers.ts'
import { markdownDangers } from './markdown-dangers.ts'
import { htmlOf, pageOf } from './shown.tsx'
import { ADDRESSES, MARKUP } from './vectors.ts'

const ORIGIN = 'https://docs.exchange.example'

/** A vector where Markdown can hold it; each is a file, as many are refused. */
const sources = [
  ...ADDRESSES.flatMap((to) => [
    `[a](${to})`,
    `[a](<${to}>)`,
    `[b]\n\n[b]: ${to}`,
    `![c](${to})`,
    `<${to}>`,
    `<a href="${to}">d</a>`,
    `|a|\n|-|\n|[b](${to})|`,
  ]),
  ...MARKUP.flatMap((markup) => [
    markup,
    `## a ${markup}`,
    `|a|\n|-|\n|${markup}|`,
    `- ${markup}`,
    `:::note[${markup}]\n${markup}\n:::`,
    `\`\`\`html title="${markup}"\n${markup}\n\`\`\``,
    `[${markup}](https://a.example)`,
    `![${markup}](a.png)`,
  ]),
]

test('a file of the house is refused, or says nothing that runs', async () => {
  let shown = 0
  for (const source of sources) {
    const text = `---\ntitle: A\n---\n\n${source}\n`
    const blocks = read(text)
    if (!blocks) continue
    shown += 1
    const page = await pageOf(blocks)
    expect(dangers(await htmlOf(page)), source).toEqual([])
    expect(markdownDangers(pageMarkdown(page, ORIGIN)), source).toEqual([])
  }
  expect(shown).toBeGreaterThan(100)
})

/** The blocks of a file, or undefined where it is refused with its name. */
function read(text: string) {
  try {
    return englishPage({ file: 'a.md', page: 'v5/a', text }).blocks
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('a.md')) return undefined
    throw error
  }
}

test('what comes from another site runs nothing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vectors-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'docs'))
  const files = [...sources, ...MARKUP.map((markup) => `a\n\n${front(markup)}`)]
  files.forEach((source, index) => {
    const text = `---\n${front(MARKUP[index % MARKUP.length] ?? '')}\n---\n\na\n\n${source}\n`
    writeFileSync(path.join(folder, 'docs', `p${index}.md${index % 2 ? 'x' : ''}`), text)
  })
  await using lake = await testLake()
  await runImport(lake, folder)
  const client = lake.client('administrator', 'drafts')
  const paths = await client.fetch<string[]>('*[_type == "page"].path.current')
  expect(paths.length).toBeGreaterThan(400)
  for (const found of paths) {
    const page = await loadPage(client, found, 'en')
    if (!page) throw new Error(`${found} was imported and cannot be shown.`)
    expect(dangers(await htmlOf(page)), found).toEqual([])
    expect(markdownDangers(pageMarkdown(page, ORIGIN)), found).toEqual([])
  }
}, 120_000)

const front = (words: string) => {
  const value = JSON.stringify(words)
  return `title: ${value}\ndescription: ${value}\nsidebar_label: ${value}`
}
