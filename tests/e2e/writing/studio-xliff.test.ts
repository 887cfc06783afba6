// Needs a browser: XLIFF files are downloaded from the Studio and uploaded.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { headingOf } from '../../../blocks/heading/heading-of.ts'
import { launchBrowser } from '../../support/browser.ts'
import { lakeAs } from '../../support/lake.ts'
import { html } from '../../support/page.ts'
import { StudioSession } from '../../support/studio.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'

const stack = inject('stack')
const writer = lakeAs(stack, 'writer')
const id = 'page-v5-agency-under-test'
const site = `${stack.site}/zh-TW/v5/agency-under-test`

const block = (_key: string, children: object[], markDefs: object[] = []) => ({
  _type: 'block',
  _key,
  style: 'normal',
  children: children.map((child, at) => ({
    _type: 'span',
    _key: `${_key}${at}`,
    marks: [],
    ...child,
  })),
  markDefs,
})
const cell = (_key: string, text: string) => ({
  _type: 'tableCell',
  _key,
  content: [block(`${_key}p`, [{ text }])],
})

const english = [
  headingOf({ _key: 'h', level: 2, text: 'Limits', anchor: 'limits' }),
  block(
    'p',
    [
      { text: 'Set ' },
      { text: 'limit', marks: ['code'] },
      { text: ' as ' },
      { text: 'described', marks: ['l'] },
      { text: '.' },
    ],
    [{ _type: 'link', _key: 'l', href: 'https://example.org/limits' }],
  ),
  { _type: 'codeBlock', _key: 'c', language: 'json', code: '{"limit": 200}' },
  {
    _type: 'admonition',
    _key: 'n',
    kind: 'note',
    title: 'Mind',
    body: [block('np', [{ text: 'Inside.', marks: ['strong'] }])],
  },
  {
    _type: 'table',
    _key: 't',
    header: true,
    rows: [
      { _type: 'tableRow', _key: 'r1', cells: [cell('c1', 'Name'), cell('c2', 'Rate')] },
      { _type: 'tableRow', _key: 'r2', cells: [cell('c3', 'Order'), cell('c4', 'Ten')] },
    ],
  },
]

const CHINESE: Record<string, string> = {
  'A page for an agency': '給翻譯社的頁面',
  Limits: '限制',
  'Set ': '請依',
  ' as ': '的規定，設定',
  described: '說明',
  Mind: '請注意',
  'Inside.': '內文。',
  Name: '名稱',
  Rate: '速率',
  Order: '委託單',
  Ten: '十次',
}

/**
 * The XLIFF file as an agency's tool returns it for the page under test: a target beside each source, code and tags
 * unchanged. The section contains pages of other tests, which stay as they are.
 */
const translated = (xliff: string) =>
  xliff.replace(new RegExp(`<file id="${id}".*?</file>`, 's'), (file) =>
    file.replace(
      /state="initial">(\s*)<source>(.*)<\/source>/g,
      (_all, gap: string, source: string) => {
        const target = source.replace(/(?<=^|>)[^<>]+(?=<|$)/g, (text) => CHINESE[text] ?? text)
        return `state="translated">${gap}<source>${source}</source>${gap}<target>${target}</target>`
      },
    ),
  )

describe('XLIFF exchange with an agency', () => {
  let browser: Browser
  let studio: Page
  let folder: string

  beforeAll(async () => {
    await writer.createOrReplace({
      _id: id,
      _type: 'page',
      path: { _type: 'slug', current: 'v5/agency-under-test' },
      title: { _type: 'localeString', en: 'A page for an agency' },
      body: { _type: 'localeBody', en: english },
    })
    await waitForDeliveries(stack)
    folder = await mkdtemp(path.join(tmpdir(), 'xliff-'))
    browser = await launchBrowser()
    studio = (await StudioSession.signInAnew(browser, stack, 'Translator')).page
  })
  afterAll(async () => {
    await browser.close()
    await rm(folder, { recursive: true })
    await writer.transaction().delete(`drafts.${id}`).delete(id).commit()
    await waitForDeliveries(stack)
  })

  it('works in a Chinese Studio, which remembers its language', async () => {
    const tool = (name: string) => studio.getByRole('link', { name, exact: true })
    await tool('Content').waitFor()
    await studio.getByTestId('studio-language').click()
    await tool('內容').waitFor()
    await studio.reload()
    await tool('翻譯').waitFor()
    await expect.poll(() => studio.getByTestId('studio-language').textContent()).toBe('English')
  })

  it('exports a section, and publishes the returned translations on the site', async () => {
    await studio.goto(`${stack.studio}/translate`)
    await studio.getByTestId('section-不在側邊欄中的頁面').click()
    await studio.getByTestId(`row-${id}`).waitFor()
    const [download] = await Promise.all([
      studio.waitForEvent('download'),
      studio.getByRole('button', { name: '匯出給翻譯社' }).click(),
    ])
    const sent = path.join(folder, 'sent.xlf')
    await download.saveAs(sent)
    const text = await readFile(sent, 'utf8')
    expect(text).toContain('<mrk id="2" translate="no">limit</mrk>')
    expect(text).not.toContain('{&quot;limit&quot;: 200}')

    const back = path.join(folder, 'back.xlf')
    await writeFile(back, translated(text))
    await studio.getByTestId('xliff-file').setInputFiles(back)
    await studio.getByTestId('xliff-write').click()
    await studio.getByTestId('xliff-written').waitFor()
    await studio.getByTestId('xliff-close').click()

    await studio.goto(`${stack.studio}/translate/${id}`)
    await studio.getByRole('button', { name: '發布', exact: true }).click()
    await expect
      .poll(() => writer.fetch<string | null>('*[_id == $id][0].title.zhTW', { id }))
      .toBe('給翻譯社的頁面')
    await waitForDeliveries(stack)
    const page = await html(site)
    // The code exists in English only.
    const wanted = ['給翻譯社的頁面', '限制', '請注意', '內文。', '委託單', '"limit"</i>: <i']
    expect(wanted.filter((words) => !page.includes(words))).toEqual([])
    const paragraph = page.match(/<p>請依.*?<\/p>/)?.[0].replaceAll(/ (?:target|rel)="[^"]*"/g, '')
    expect(paragraph).toBe(
      '<p>請依<code translate="no">limit</code>的規定，設定<a href="https://example.org/limits">說明</a>.</p>',
    )
  })

  it('reports why a file is refused, and changes nothing', { tags: ['nightly'] }, async () => {
    const bad = path.join(folder, 'bad.xlf')
    await writeFile(bad, '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xliff>&e;</xliff>')
    const before = await writer.fetch<string>('*[_id == $id][0]._rev', { id })
    await studio.goto(`${stack.studio}/translate`)
    await studio.getByTestId('xliff-file').setInputFiles(bad)
    const problem = studio.getByTestId('xliff-refused')
    await expect.poll(() => problem.textContent()).toContain('DOCTYPE')
    const offers = await studio.getByTestId('xliff-write').count()
    expect(offers).toBe(0)
    expect(await writer.fetch<string>('*[_id == $id][0]._rev', { id })).toBe(before)
  })
})
