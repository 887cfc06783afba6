import { expect, test } from 'vitest'
import { generators } from './generators.ts'
import { peerMarkdown } from './source-site.ts'

const address = 'http://localhost:3000/docs'
const page = (body: string) =>
  `# A \\[title\\]\n\n> In a sentence.\n\n<${address}/v5/a.md>\n\n${body}`
const text = {
  en: page(
    `> **Note: Mind**\n>\n> One.\n> Two.\n\n[B](${address}/v5/b#c) and [D](${address}/v5/d)\n`,
  ),
  'zh-TW': page(`> **警告**\n>\n> 一。\n\n[B](${address}/zh-TW/v5/b)\n`),
}
const site = {
  address,
  pages: new Map([
    ['v5/a', text],
    ['v5/b', text],
  ]),
  areas: [],
}

test.each([
  ['Docusaurus', ':::note[Mind]\n\nOne.\nTwo.\n\n:::', ':::warning\n\n一。\n\n:::', '/zh-TW/v5/b'],
  ['Starlight', ':::note[Mind]\n\nOne.\nTwo.\n\n:::', ':::caution\n\n一。\n\n:::', '/zh-tw/v5/b'],
])(
  'peerMarkdown gives a page for %s front matter, admonitions and inner links',
  (name, note, warning, link) => {
    const generator = generators.find((one) => one.name === name)
    if (!generator) return expect.fail()
    const english = peerMarkdown(['v5/a', text], 'en', site, generator)
    expect(english).toContain('---\ntitle: A [title]\ndescription: In a sentence.\nslug: ')
    expect(english).toContain('---\n\nIn a sentence.\n')
    expect(english).toContain(note)
    expect(english).toContain(`[B](/v5/b#c) and [D](${address}/v5/d)`)
    const chinese = peerMarkdown(['v5/a', text], 'zh-TW', site, generator)
    expect(chinese).toContain(warning)
    expect(chinese).toContain(`[B](${link})`)
  },
)
