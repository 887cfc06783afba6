import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { SPEC } from '../../scripts/testing/spec.ts'
import { LOCALE, third, thirdLocale } from './third-locale.ts'

thirdLocale()

const root = path.join(import.meta.dirname, '..', '..')
const PAGE = `---
title: Á
sidebarLabel: Á
description: Abóut Á.
---

## Párt {#part}

See [B](page:v5/b#end).

\`\`\`same
\`\`\`
`

it('seed and export keep texts of a third locale', async () => {
  const { testLake } = await import('../../local/lake/testing/test-lake.ts')
  const { seed } = await import('../../scripts/seed/seed.ts')
  const { exportContent } = await import('../../scripts/export/export-content.ts')
  const folder = mkdtempSync(path.join(tmpdir(), 'third-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [content, specs] = [path.join(folder, 'content'), path.join(folder, 'specs')]
  cpSync(path.join(root, 'scripts/testing/content'), content, { recursive: true })
  rmSync(path.join(content, 'en/v5/operation.md'))
  mkdirSync(specs)
  writeFileSync(path.join(specs, 'market.yaml'), SPEC)
  mkdirSync(path.join(content, LOCALE, 'v5'), { recursive: true })
  writeFileSync(path.join(content, LOCALE, 'v5/a.md'), PAGE)
  await using lake = await testLake()
  const client = lake.client('administrator')
  await seed(client, { content, specs, dryRun: false, replace: false })
  expect(await client.getDocument('page-v5-a')).toMatchObject({
    title: { en: 'A', enXA: 'Á' },
    body: { enXA: [{ style: 'h2', children: [{ text: 'Párt' }] }, {}] },
  })
  const target = path.join(folder, 'out')
  expect((await exportContent(client, { target, specs })).lost).toEqual([])
  expect(readFileSync(path.join(target, LOCALE, 'v5/a.md'), 'utf8')).toBe(PAGE)
})

it('XLIFF export and import work in a third locale', async () => {
  const { applyFile } = await import('../../schemas/xliff/apply.ts')
  const { exportFile } = await import('../../schemas/xliff/export.ts')
  const { readXliff } = await import('../../schemas/xliff/read.ts')
  const { writeXliff } = await import('../../schemas/xliff/write.ts')
  const title = { _type: 'localeString', en: 'Order', zhTW: '委託單' }
  const document = { _id: 'page-a', _type: 'page', title }
  const sent = writeXliff([exportFile(document, 'open', third)], third)
  const translated = sent
    .replace('<source>Order</source>', '<source>Order</source><target>Örder</target>')
    .replace('state="initial"', 'state="translated"')
  const [file] = readXliff(translated)
  expect(file && applyFile(file, document).change).toEqual({
    set: { 'title.enXA': 'Örder' },
    unset: [],
  })
})

it('the import of a Docusaurus site works with a translation in a third locale', async () => {
  const { readDocusaurus, docusaurusPage } = await import(
    '../../schemas/markdown/docusaurus/page.ts'
  )
  const { pageDocuments } = await import('../../scripts/import/page-documents.ts')
  const read = (file: string, text: string) => {
    const source = readDocusaurus(file, text)
    return { path: 'v5/a', source, page: docusaurusPage(source, 'v5/a', () => undefined) }
  }
  const [english, own] = [read('a.md', '# A\n\nWords'), read('xa/a.md', '# Á\n\nWörds')]
  const { documents } = pageDocuments([english], [own], 'version-v5', third)
  expect(documents).toMatchObject([{ title: { en: 'A', enXA: 'Á' }, body: { enXA: [{}] } }])
})
