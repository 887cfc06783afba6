import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { Block } from '../../blocks/lists/model.ts'
import { blockText } from '../../schemas/block-text.ts'
import { rewriteAnchorLinks } from './anchors.ts'
import { componentOptions } from './component-option.ts'
import { pageDocuments } from './page-documents.ts'
import { pagePath, pageRoute } from './page-route.ts'
import { readPages } from './read-pages.ts'
import { importReport } from './report.ts'
import { resolveLink, type Site } from './resolve-link.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

const I18N = 'i18n/zh-TW/docusaurus-plugin-content-docs/current'

/** Creates a folder with these files. */
function folderOf(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  made.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

function imported(folder: string, rename = false) {
  const read = readPages({ folder, rename, locale: 'zh-TW', origins: ['https://docs.example'] })
  const anchors = rewriteAnchorLinks(read)
  const { documents, problems } = pageDocuments(read.en, read.translated, 'version-v5', 'zh-TW')
  return { documents, report: importReport(read, documents, problems, anchors) }
}

describe('a page address', () => {
  test.each([
    ['v5/market/kline.mdx', {}, 'v5/market/kline'],
    ['01-v5/02_market/03-k-line.md', {}, 'v5/market/k-line'],
    ['v5/index.md', {}, 'v5'],
    ['v5/market/market.md', {}, 'v5/market'],
    ['v5/a.md', { id: 'b' }, 'v5/b'],
    ['v5/a.md', { slug: '/b/c/' }, 'b/c'],
    ['v5/a.md', { slug: 'c' }, 'v5/c'],
  ])('%s with %j', (file, frontMatter, route) => {
    expect(pageRoute(file, frontMatter)).toBe(route)
  })

  test('has lower-case letters and hyphens', () => {
    expect(pagePath('v5/Order_Book/a.b')).toBe('v5/order-book/a-b')
  })
})

describe('a link', () => {
  const site: Site = {
    routes: new Map(
      ['v5/intro', 'v5/market/kline', 'v5/market/time'].map((route) => [route, route]),
    ),
    files: new Map([['v5/market/time.mdx', 'v5/market/time']]),
    bases: ['/docs', '/zh-TW', '/zh-TW/docs', '/docs/zh-TW'],
    origins: ['https://docs.example'],
  }
  const from = { file: 'v5/market/kline.mdx', route: 'v5/market/kline' }
  test.each([
    ['time', 'page:v5/market/time'],
    ['./time.mdx', 'page:v5/market/time'],
    ['time#a', 'page:v5/market/time#a'],
    ['time#', 'page:v5/market/time'],
    ['../intro', 'page:v5/intro'],
    ['../intro/', 'page:v5/intro'],
    ['/v5/intro?a=b#c', 'page:v5/intro#c'],
    ['/docs/v5/intro', 'page:v5/intro'],
    ['/docs/zh-TW/v5/intro', 'page:v5/intro'],
    ['/zh-TW/docs/v5/intro', 'page:v5/intro'],
    ['https://docs.example/docs/v5/intro#c', 'page:v5/intro#c'],
    ['#a', 'page:v5/market/kline#a'],
    ['#', 'page:v5/market/kline'],
    ['time#%E7%94%B2', 'page:v5/market/time#甲'],
    ['https://a.example/x#y', 'https://a.example/x#y'],
    ['//a.example/x', 'https://a.example/x'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['https://docs.example.evil.example/v5', 'https://docs.example.evil.example/v5'],
    ['@site/docs/v5/market/time.mdx#a', 'page:v5/market/time#a'],
    ['@site/docs/v5/market/nowhere.mdx', undefined],
    ['@site/../v5/market/time.mdx', undefined],
    ['../../../../etc/passwd', undefined],
    ['javascript:alert(1)', undefined],
    ['JaVaScript:alert(1)', undefined],
    [' data:text/html,x', undefined],
    ['vbscript:x', undefined],
    ['nowhere', undefined],
  ])('%s', (url, address) => {
    expect(resolveLink(site, from, url)).toBe(address)
  })
})

test('an import makes one document of a page and its translation', () => {
  const folder = folderOf({
    'docs/v5/intro.md': '---\ntitle: Intro\nsidebar_label: In\n---\n## One\n\na [b](./a#x)\n',
    'docs/v5/a.mdx': '# A\n\n```js\nx\n```\n\n:::note\nb\n:::\n',
    'docs/_part.md': 'c',
    [`${I18N}/v5/intro.md`]: '---\ntitle: 介紹\n---\n## 一\n\n甲 [乙](/zh-TW/v5/a)\n',
    [`${I18N}/v5/a.mdx`]: '# 甲\n\n```js\nx\n```\n\n:::note\n乙\n:::\n',
  })
  const { documents, report } = imported(folder)
  expect(report).toMatchObject({
    pages: { en: 2, translated: 2 },
    blocks: { heading: 1, block: 2, codeBlock: 1, admonition: 1 },
    links: { resolved: 2, elsewhere: 0, unresolved: 0, anchorsNotFound: 1 },
    lost: false,
  })
  const [first, second] = documents
  expect(first).toMatchObject({ _id: 'page-v5-a', title: { en: 'A', zhTW: '甲' } })
  expect(second).toMatchObject({
    title: { en: 'Intro', zhTW: '介紹' },
    sidebarLabel: { en: 'In', zhTW: '介紹' },
    version: { _ref: 'version-v5' },
    body: {
      zhTW: [{ style: 'h2', children: [{ text: '一' }], anchor: 'one' }, { _type: 'block' }],
    },
  })
  expect(second?.body.zhTW?.map(({ _key }) => _key)).toEqual(
    second?.body.en.map(({ _key }) => _key),
  )
  expect(first?.body.zhTWSource).toHaveLength(1)
  expect(imported(folder).documents).toEqual(documents)
})

test('a link to a translated heading gets the anchor that both languages share', () => {
  const { documents, report } = imported(
    folderOf({
      'docs/a.md': '## One\n\n## Two\n\n[x](#two) [y](#three)',
      [`${I18N}/a.md`]: '## 一\n\n## 二 與\n\n[甲](#二-與) [乙](#三)',
    }),
  )
  const anchors = (blocks: Block[] | undefined) => {
    const last = blocks?.at(-1)
    return last?._type === 'block'
      ? last.markDefs.map((def) => def._type === 'pageLink' && def.anchor)
      : []
  }
  expect(anchors(documents[0]?.body.en)).toEqual(['two', undefined])
  expect(anchors(documents[0]?.body.zhTW)).toEqual(['two', undefined])
  expect(report.links).toMatchObject({ resolved: 4, anchorsNotFound: 2 })
})

test('a translation with another structure keeps all its blocks in place', () => {
  const { documents, report } = imported(
    folderOf({
      'docs/a.md':
        '## One\n\nAbout `limit`.\n\n## Two\n\nb\n\n```js\n// c\n```\n\n:::note\nd\n\ne `x`\n:::\n\n|Parameter|Type|Comments|\n|-|-|-|\n|p|string|f|\n|q|string|g|',
      [`${I18N}/a.md`]:
        '前\n\n## 一\n\n關於 `limit`。\n\n### 外\n\n外文 [甲](#外) [乙](#一)\n\n## 二\n\n```js\n// 丙\n```\n\n:::note\n戊 `x`\n:::\n\n|參數|類型|說明|\n|-|-|-|\n|q|string|庚|\n|r|string|外|',
    }),
  )
  const [page] = documents
  const { en = [], zhTW = [], zhTWSource = [] } = page?.body ?? {}
  const place = new Map(en.map(({ _key }, index) => [_key, index]))
  expect(zhTW.map((block) => [place.get(block._key), blockText(block)])).toEqual([
    [undefined, '前'],
    [0, '一'],
    [1, '關於 limit。'],
    [undefined, '外'],
    [undefined, '外文 甲 乙'],
    [2, '二'],
    [4, ''],
    [5, '戊 x'],
    [6, '庚\n外'],
  ])
  expect(JSON.stringify(zhTW)).toMatch(/"anchor":"section-2".*"anchor":"section-2".*"anchor":"one"/)
  // Blocks of another structure are marked as translations of an older English text.
  const older = zhTWSource.filter(({ hash }) => hash === 'different').map(({ _key }) => _key)
  expect(older.map((key) => place.get(key))).toEqual([5, 6])
  expect(report.lost).toBe(false)
  expect(report.problems.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
    'changed: built otherwise than the English: 1 blocks stand in English alone, 3 in the translation alone, 2 differ.',
  ])
})

test('a block that repeats the block above is reported and counted', () => {
  const { documents, report } = imported(
    folderOf({
      'docs/a.md': '## One\n\nSet `symbol` and `side`.\n\nTake `orderId`.\n\nb `x`\n\nc `y`',
      [`${I18N}/a.md`]: '## 一\n\n設定 `symbol` 與 `side`，取得 `orderId`。\n\n乙 `x`',
    }),
  )
  const { en = [], zhTW = [], zhTWSource = [] } = documents[0]?.body ?? {}
  expect(zhTW.map(({ _key }) => _key)).toEqual(en.slice(0, 4).map(({ _key }) => _key))
  expect(zhTW.map(blockText)).toEqual(['一', '設定 symbol 與 side，取得 orderId。', '', '乙 x'])
  expect(zhTWSource.map(({ above = false }) => above)).toEqual([false, false, true, false])
  expect(zhTWSource[2]?.text).toBe('Take orderId.')
  expect(report.problems.map(({ message }) => message)).toEqual([
    'built otherwise than the English: 1 blocks stand in English alone, 0 in the translation alone, 0 differ, 1 are said in the block above.',
  ])
})

test('a page written only in Chinese becomes one page', () => {
  const { documents, report } = imported(
    folderOf({
      'docs/a.md': 'a',
      [`${I18N}/a.md`]: '甲 [乙](./b.md#乙)',
      [`${I18N}/b.md`]: '---\ntitle: 乙\n---\n## 乙\n\n文',
    }),
  )
  expect(documents[1]).toMatchObject({
    _id: 'page-b',
    title: { en: 'b', zhTW: '乙' },
    body: { en: [], zhTW: [{ style: 'h2', children: [{ text: '乙' }] }, { _type: 'block' }] },
  })
  expect(report).toMatchObject({ lost: false, links: { resolved: 1, anchorsNotFound: 0 } })
  expect(report.problems.map(({ message }) => message)).toEqual([
    'the page has no English one: in English it has a title only.',
  ])
})

test('a file that cannot become a page is reported with file and line', () => {
  const folder = folderOf({
    'large.md': '',
    'latin.md': Buffer.from('a\nb\nc\xe9\n', 'latin1'),
    'deep.md': `a\n\n${'>'.repeat(500)} b`,
    'front.md': '---\na: [\n---\n',
    'itself.md': '---\na: &a [*a]\n---\na',
    'aliases.md': `---\na: &a ${'x'.repeat(500)}\nb: [${'*a,'.repeat(60)}]\n---\na`,
    'slug.md': '---\nslug: ../../etc/passwd\n---\na',
    'one.md': '---\nid: two\n---\na',
    'two.md': 'a',
    'one/two.md': 'a',
    'one-two.md': 'a',
  })
  truncateSync(join(folder, 'large.md'), 100 * 1024 * 1024)
  symlinkSync('/etc', join(folder, 'link.md'))
  const { documents, report } = imported(folder)
  expect(documents.map(({ _id }) => _id)).toEqual(['page-one-two', 'page-two'])
  expect(report).toMatchObject({ lost: true, refused: 7, unplaced: 3 })
  expect(report.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
    'aliases.md:1: the file is not taken: the front matter has more than 20000 characters.',
    'deep.md:3: the file is not taken: more than 60 levels within each other.',
    expect.stringMatching(/^front\.md:1: .*the front matter is not YAML/),
    expect.stringMatching(/^itself\.md:1: the file is not taken: the front matter /),
    'large.md:1: the file has 104857600 bytes; a page has at most 2097152.',
    'latin.md:3: the file is not UTF-8. Save it as UTF-8.',
    'link.md:1: a symbolic link is not followed. Put the file itself there.',
    'one-two.md:1: the page is left out: "one-two" would share an id with "one/two" of one/two.md. Rename one of both.',
    expect.stringMatching(/^slug\.md:1: .*cannot be a page's/),
    'two.md:1: the page is left out: one.md has the path "two" already.',
  ])
})

test('an invalid address leaves its page out, and is corrected with the rename option', () => {
  const folder = folderOf({
    'docs/api/orders.md': '# Orders\n\n[x](../global-__DEV__.md)',
    'docs/global-__DEV__.md': '# Dev\n\n[x](./api/orders.md)',
    'docs/Two words.md': '# Two\n\n[x](/)',
    'docs/Café.md': '# C',
    'docs/說明.md': '# D',
    'docs/home.md': '---\nslug: /\n---\n# Root',
    'docs/fine.md': '# Fine',
    [`${I18N}/api/orders.md`]: '# 訂單',
  })
  const as = (rename: boolean) => {
    const { documents, report } = imported(folder, rename)
    const paths = documents.map(({ path }) => path.current)
    expect(report.refused).toBe(0)
    return { paths, documents, left: report.problems.filter(({ kind }) => kind === 'unplaced') }
  }
  const before = as(false)
  expect(before.paths).toEqual(['fine'])
  expect(before.left).toHaveLength(7)
  expect(before.left.map(({ message }) => message).join('\n')).toMatch(
    /With --rename it becomes "two-words"[\s\S]*"api-pages\/orders"/,
  )
  const { paths, documents, left } = as(true)
  expect(paths).toEqual(['cafe', 'two-words', 'api-pages/orders', 'fine', 'global-dev', 'home'])
  expect(left.map(({ file }) => file)).toEqual(['docs/說明.md'])
  expect(documents[2]?.title).toEqual({ _type: 'localeString', en: 'Orders', zhTW: '訂單' })
  expect(JSON.stringify(documents)).not.toContain('global-__DEV__')
})

test('docs beside the site are read where its configuration says so, and no other folder', () => {
  const files = {
    'site/docusaurus.config.js':
      "module.exports = { presets: [['classic', { docs: { path: '../docs' } }]] }",
    'docs/a.md': '# A\n\n[b](./b.md)',
    'docs/b.md': '# B',
    'docs/_category_.json': '{}',
  }
  const folder = folderOf(files)
  const { documents, report } = imported(join(folder, 'site'))
  expect(documents.map(({ _id }) => _id)).toEqual(['page-a', 'page-b'])
  expect(report).toMatchObject({ refused: 0, links: { resolved: 1, unresolved: 0 } })
  const far = folderOf({
    'docs/a.md': '# A',
    'x/site/docusaurus.config.js':
      "module.exports = { presets: [['classic', { docs: { path: '../../docs' } }]] }",
  })
  expect(imported(join(far, 'x/site')).report).toMatchObject({ refused: 1 })
})

test('a component of the site becomes the block that an option names', () => {
  const folder = folderOf({
    'docs/a.md':
      '# A\n\n<Explanation title="Why">\n\nb\n\n</Explanation>\n\n<Hint>c</Hint>\n\n<Box>\n\nd\n\n</Box>\n\n<Other />',
  })
  const components = componentOptions(['Explanation=details', 'Hint=tip', 'Box=words'])
  const { en } = readPages({ folder, components, locale: 'zh-TW', origins: [] })
  expect(en[0]?.page.blocks).toMatchObject([
    { _type: 'details', summary: 'Why', body: [{ children: [{ text: 'b' }] }] },
    { _type: 'admonition', kind: 'tip', body: [{ children: [{ text: 'c' }] }] },
    { _type: 'block', children: [{ text: 'd' }] },
    { _type: 'placeholder' },
  ])
  expect(() => componentOptions(['Hint=tipp'])).toThrow(/--component Hint=tipp .* tip, /)
})

describe('partials', () => {
  const page = (text: string) => `---\ntitle: A\n---\n${text}`

  test('are inserted where their page shows them, with its values, and reported at their own lines', () => {
    const folder = folderOf({
      'docs/v5/a.mdx': page(
        'import Limits from "./_limits.mdx"\nimport Note from "@site/docs/shared/_note.mdx";\n\n' +
          'Before.\n\n<Limits unit="calls" />\n\n```\n<Limits />\n```\n\n- a\n\n  <Note/>\n\nBehind <Foo/>.',
      ),
      'docs/v5/_limits.mdx': '---\ntitle: no page\n---\n\n10 {props.unit}.\n\n[gone](./gone.md)\n',
      'docs/shared/_note.mdx': ':::note\nSaid once.\n:::\n',
    })
    const { documents, report } = imported(folder)
    expect(documents).toHaveLength(1)
    const words = documents[0]?.body.en.map((block) =>
      block._type === 'codeBlock' ? block.code : blockText(block),
    )
    expect(words).toEqual([
      ...['Before.', '10 calls.', 'gone', '<Limits />', 'a', 'Said once.', 'Behind <Foo/>.'],
    ])
    expect(report.problems.map(({ file, line, kind }) => `${file}:${line} ${kind}`)).toEqual([
      'docs/v5/_limits.mdx:7 lost',
      'docs/v5/a.mdx:19 placeholder',
    ])
  })

  test('stay as written when they are recursive, outside of the site or missing', () => {
    const folder = folderOf({
      'docs/a.mdx': page(
        'import A from "./_a.mdx"\nimport B from "../../_b.mdx"\nimport C from "./_c.mdx"\n\n<A/>\n\n<B/>\n\n<C/>',
      ),
      'docs/_a.mdx': 'import A from "./_a.mdx"\n\nRound.\n\n<A/>',
    })
    const { documents, report } = imported(folder)
    const words = documents[0]?.body.en.map(blockText) ?? []
    expect(words.filter((one) => one === 'Round.')).toHaveLength(5)
    expect(report.problems.filter(({ kind }) => kind === 'placeholder')).toHaveLength(3)
  })
})

test('letters lost in an earlier save are reported with their lines', () => {
  const { report } = imported(folderOf({ 'docs/a.md': '# A\n\ncaf\uFFFD' }))
  expect(report.lost).toBe(false)
  expect(report.problems).toEqual([
    { file: 'docs/a.md', line: 3, kind: 'changed', message: expect.stringContaining('U+FFFD') },
  ])
})

test('unknown front matter is kept with the page and reported', () => {
  const { documents, report } = imported(
    folderOf({
      'docs/a.md':
        '---\nsidebar_position: 2\nhide_title: true\ntags: [a, b]\nsince: 2024-01-02\n---\na',
      'docs/b.md': '---\ndraft: true\n---\nb',
      [`${I18N}/a.md`]: '---\ntags: [甲]\nsidebar_name: 乙\n---\n甲',
    }),
  )
  expect(documents[0]?.otherKeys?.map(({ _key, ...one }) => one)).toEqual([
    { name: 'hide_title', en: 'true' },
    { name: 'sidebar_name', zhTW: '"乙"' },
    { name: 'since', en: '"2024-01-02"' },
    { name: 'tags', en: '["a","b"]', zhTW: '["甲"]' },
  ])
  expect(documents).toHaveLength(1)
  expect(report.problems.map(({ message }) => message)).toEqual([
    `the front matter's "tags" means nothing here and is kept as it is.`,
    `the front matter's "since" means nothing here and is kept as it is.`,
    'the page is a draft, which its site shows nobody; it is not taken.',
    `the front matter's "tags" means nothing here and is kept as it is.`,
    `the front matter's "sidebar_name" means nothing here and is kept as it is.`,
  ])
})

test('folders of pages that no import reads are reported as lost', () => {
  const files = ['docs/a.md', 'blog/b.md', 'versioned_docs/version-1/c.md', 'i18n/ja/x/d.mdx']
  const { documents, report } = imported(
    folderOf(Object.fromEntries([...files, `${I18N}/a.md`].map((file) => [file, 'a']))),
  )
  expect(documents).toHaveLength(1)
  expect(report.lost).toBe(true)
  expect(report.problems.filter(({ kind }) => kind === 'lost').map(({ file }) => file)).toEqual([
    'blog',
    'i18n/ja',
    'versioned_docs',
  ])
})
