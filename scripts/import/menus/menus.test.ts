import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createSchema } from 'sanity'
import { expect, onTestFinished, test } from 'vitest'
import { schemaTypes } from '../../../schemas/index.ts'
import { complaints } from '../../../schemas/testing/complaints.ts'
import { schemaViolations } from '../../../schemas/testing/schema-violations.ts'
import { readPages } from '../read-pages.ts'
import { siteDocuments } from './site-documents.ts'

const I18N = 'i18n/zh-TW'

/** What an import of a folder with these files finds around the pages. */
function imported(files: Record<string, string>, prepare = (_folder: string) => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'menus-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  prepare(folder)
  const { en, menus, problems } = readPages({ folder, locale: 'zh-TW', origins: [] })
  const told = problems.map(
    ({ file, line, kind, message }) => `${file}:${line}: ${kind}: ${message}`,
  )
  return { en, menus, problems: told }
}

const message = (words: Record<string, string>) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(words).map(([key, one]) => [key, { message: one }])),
  )

const PAGES = {
  'docs/intro.md': '---\ntitle: Intro\n---\nx',
  'docs/market/kline.md': '---\ntitle: Kline\n---\nx',
  'docs/market/time.md': '---\ntitle: Time\nsidebar_label: Clock\n---\nx',
}

test('a sidebar of every kind of entry', () => {
  const { menus, problems } = imported({
    ...PAGES,
    'sidebars.ts': `import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'
import more from './sidebars/more'
const market = ['market/kline']
const sidebars: SidebarsConfig = {
  'api-docs': [
    'intro',
    { type: 'doc', id: 'market/time', label: 'Server time' },
    { type: 'category', label: 'Market', collapsed: false, link: { type: 'doc', id: 'market/time' }, items: [...market] },
    { Shorthand: ['intro'] },
    { type: 'category', label: 'All', link: { type: 'generated-index', description: 'Everything.' }, items: more },
    { type: 'html', value: '<hr>' },
    { type: 'link', label: 'Status', href: 'https://status.example' },
    { type: 'link', label: 'Everything', href: '/docs/category/all' },
    { type: 'link', label: 'Bad', href: 'javascript:alert(1)' },
    'market/gone',
    ...require('some-package').items,
  ],
}
export default sidebars satisfies SidebarsConfig
`,
    'sidebars/more.js': 'module.exports = [{ type: "ref", id: "market/time" }]',
    [`${I18N}/docusaurus-plugin-content-docs/current.json`]: message({
      'sidebar.api-docs.category.Market': '行情',
      'sidebar.api-docs.doc.Server time': '伺服器時間',
      'sidebar.api-docs.link.Status': '狀態',
      'sidebar.api-docs.category.All': '全部',
      'sidebar.api-docs.category.All.link.generated-index.description': '所有內容。',
    }),
  })
  expect(menus.sidebars).toEqual([
    {
      key: 'api-docs',
      name: 'apiDocs',
      title: { en: 'Api docs' },
      entry: 'intro',
      items: [
        { page: 'intro' },
        { page: 'market/time', label: { en: 'Server time', zhTW: '伺服器時間' } },
        {
          label: { en: 'Market', zhTW: '行情' },
          page: 'market/time',
          items: [{ page: 'market/kline' }],
        },
        { label: { en: 'Shorthand' }, items: [{ page: 'intro' }] },
        {
          label: { en: 'All', zhTW: '全部' },
          page: 'category/all',
          items: [{ page: 'market/time' }],
        },
        { label: { en: 'Status', zhTW: '狀態' }, href: 'https://status.example' },
        { label: { en: 'Everything' }, page: 'category/all' },
      ],
    },
  ])
  expect(menus.generated).toEqual([
    {
      route: 'category/all',
      path: 'category/all',
      title: { en: 'All', zhTW: '全部' },
      description: { en: 'Everything.', zhTW: '所有內容。' },
      pages: ['market/time'],
    },
  ])
  expect(problems).toEqual([
    `sidebars.ts:16: lost: "require('some-package').items" is a program, which is not run. Write its value.`,
    'sidebars.ts:14: lost: "Bad" leads to nothing here: "javascript:alert(1)".',
    'sidebars.ts:15: lost: there is no page "market/gone".',
  ])
})

test('a sidebar that follows the folders', () => {
  const { menus, problems } = imported({
    'docusaurus.config.js': 'module.exports = {}',
    'docs/02-later.md': 'x',
    'docs/intro.md': '---\nsidebar_position: 1\n---\nx',
    'docs/zebra.md': 'x',
    'docs/market/_category_.json':
      '{ "label": "Market data", "position": 1.5, "link": { "type": "generated-index", "slug": "/data" } }',
    'docs/market/b.md': 'x',
    'docs/market/a.md': 'x',
    'docs/account/index.md': '---\ntitle: Accounts\nsidebar_position: 3\n---\nx',
    'docs/account/fees.md': 'x [all](/data)',
    [`${I18N}/docusaurus-plugin-content-docs/current/market/_category_.yml`]: 'label: 行情資料',
    [`${I18N}/docusaurus-plugin-content-docs/current/account/index.md`]:
      '---\ntitle: 帳戶\n---\n甲',
  })
  expect(problems).toEqual([])
  expect(menus.sidebars[0]?.items).toEqual([
    { page: 'intro' },
    {
      label: { en: 'Market data', zhTW: '行情資料' },
      page: 'data',
      items: [{ page: 'market/a' }, { page: 'market/b' }],
    },
    { page: 'later' },
    {
      label: { en: 'Accounts', zhTW: '帳戶' },
      page: 'account',
      items: [{ page: 'account/fees' }],
    },
    { page: 'zebra' },
  ])
})

const CONFIG = `// @ts-check
const given = require('some-package')
const year = new Date().getFullYear()
/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'Exchange',
  tagline: 'One API',
  url: 'https://docs.example',
  baseUrl: given.base ?? '/docs/',
  presets: [['classic', ({ docs: { routeBasePath: '/', sidebarPath: require.resolve('./menu.js') } })]],
  plugins: [
    'some-plugin',
    ['@docusaurus/plugin-client-redirects', {
      redirects: [
        { from: ['/docs/old', '/Old_name'], to: '/intro#x' },
        { from: '/market/time', to: '/intro' },
        { from: '/away', to: 'https://elsewhere.example' },
      ],
      createRedirects(existing) { return undefined },
    }],
  ],
  themeConfig: {
    announcementBar: { id: 'a', content: 'New &amp; <b>shiny</b>: <a href="/docs/intro">read</a>', isCloseable: false },
    navbar: {
      title: 'Exchange docs',
      items: [
        { type: 'docSidebar', sidebarId: 'main', position: 'left', label: 'API' },
        { type: 'doc', docId: 'market/time', label: 'Time', position: 'right' },
        { to: '/', label: 'Home' },
        { label: 'More', items: [{ href: 'https://chat.example', label: 'Chat' }, { to: '/nowhere', label: 'Nowhere' }] },
        { type: 'localeDropdown', position: 'right' },
        { type: 'html', value: '<i>x</i>' },
      ],
    },
    footer: {
      links: [{ title: 'Docs', items: [{ label: 'Intro', to: 'intro' }, { label: 'Bad', href: 'javascript:alert(1)' }] }],
      copyright: \`Copyright © \${year} Exchange.\`,
    },
  },
}
config.themeConfig.extra = 1
module.exports = async () => config
`

test('the bar, the footer, the settings and the redirects of a configuration', async () => {
  const { menus, problems } = imported({
    ...PAGES,
    'docs/Mixed_Case.md': '---\ntitle: Mixed\n---\n[a](/docs/old)',
    'docs/gone.mdx':
      'import {Redirect} from \'@docusaurus/router\';\n\n<Redirect to="/docs/market/time" />\n',
    'menu.js':
      'module.exports = { main: ["intro", "gone", { type: "autogenerated", dirName: "market" }] }',
    'docusaurus.config.js': CONFIG,
    [`${I18N}/docusaurus-theme-classic/navbar.json`]: message({
      title: '交易所文件',
      'item.label.Time': '時間',
      'item.label.More': '更多',
    }),
    [`${I18N}/docusaurus-theme-classic/footer.json`]: message({
      'link.title.Docs': '文件',
      'link.item.label.Intro': '簡介',
      copyright: '版權所有 © Exchange',
    }),
  })
  expect(menus.navigation).toEqual({
    items: [
      { label: { en: 'API' }, position: 'left', page: 'intro', sidebar: 'main' },
      { label: { en: 'Time', zhTW: '時間' }, position: 'right', page: 'market/time' },
      {
        label: { en: 'More', zhTW: '更多' },
        position: 'left',
        items: [{ label: { en: 'Chat' }, href: 'https://chat.example' }],
      },
    ],
    footer: [
      {
        title: { en: 'Docs', zhTW: '文件' },
        links: [{ label: { en: 'Intro', zhTW: '簡介' }, page: 'intro' }],
      },
    ],
  })
  expect(menus.settings).toEqual({
    name: { en: 'Exchange docs', zhTW: '交易所文件' },
    tagline: { en: 'One API' },
    copyright: {
      en: `Copyright © ${new Date().getFullYear()} Exchange.`,
      zhTW: '版權所有 © Exchange',
    },
    baseUrlIssueBanner: true,
  })
  expect(menus.announcements).toEqual([
    {
      name: 'a',
      level: 'notice',
      text: { en: 'New & shiny : read' },
      page: 'intro',
      closeable: false,
    },
  ])
  expect(menus.sidebars[0]?.title).toEqual({ en: 'API' })
  expect(menus.redirects).toEqual([
    { from: 'gone', to: 'market/time' },
    { from: 'old', to: 'intro', toAnchor: 'x' },
    { from: 'Old_name', to: 'intro', toAnchor: 'x' },
    { from: 'Mixed_Case', to: 'mixed-case' },
  ])
  expect(problems.filter((one) => !one.includes('Mixed'))).toEqual([
    expect.stringMatching(/^docusaurus.config.js:41: lost: "config.themeConfig.extra = 1" changes/),
    'menu.js:1: changed: "gone" only leads to another page, so no sidebar shows it.',
    expect.stringMatching(/^docusaurus.config.js:19: lost: "createRedirects.* is a program/),
    expect.stringMatching(/^docusaurus.config.js:29: changed: an entry that leads to the landing/),
    'docusaurus.config.js:30: lost: "Nowhere" leads to nothing here: "/nowhere".',
    'docusaurus.config.js:32: lost: "<i>x</i>" is markup, which no menu holds.',
    'docusaurus.config.js:36: lost: "Bad" leads to nothing here: "javascript:alert(1)".',
    expect.stringMatching(
      /config.js:16: lost: the redirect from "market\/time" is left out: there is a page/,
    ),
    expect.stringMatching(
      /config.js:17: lost: the redirect from "away" .*"https:\/\/elsewhere.example" is no page/,
    ),
  ])
  const schema = createSchema({ name: 'default', types: schemaTypes })
  const { others, generated } = siteDocuments(menus, 'version-next')
  expect(others).toHaveLength(8)
  for (const document of [...others, ...generated]) {
    expect(schemaViolations(schema, document)).toEqual([])
    expect(await complaints(schema, document)).toEqual([])
  }
})

test('a file that is no program, or is elsewhere, is refused by its name', () => {
  const { menus, problems } = imported(
    {
      ...PAGES,
      'docusaurus.config.js': `const a = [b, b]\nconst b = a\nmodule.exports = { title: a, presets: ${'['.repeat(20_000)}`,
      'outside/x': '',
    },
    (folder) => symlinkSync('/etc/hostname', join(folder, 'sidebars.js')),
  )
  expect(menus).toMatchObject({ sidebars: [], navigation: undefined, settings: undefined })
  expect(problems).toEqual([
    expect.stringMatching(/^docusaurus.config.js:\d+: refused: the file is not taken: /),
    expect.stringMatching(/^sidebars.js:1: refused: the file is not taken: it stands outside/),
  ])
})

test('docs that are outside of the site are not read', () => {
  const config = (docs: string) =>
    imported({
      ...PAGES,
      'docusaurus.config.js': `module.exports = { presets: [['classic', { docs: { path: '${docs}' } }]] }`,
    })
  expect(config('../..').en).toEqual([])
  expect(config('../..').problems).toContainEqual(
    '../..:1: refused: the file is not taken: there is no such folder within the site.',
  )
  expect(config('./docs').en).toHaveLength(3)
})

test('names within names do not grow', () => {
  const names = Array.from(
    { length: 40 },
    (_, index) => `const a${index + 1} = [a${index}, a${index}]`,
  )
  const { problems } = imported({
    ...PAGES,
    'sidebars.js': `const a0 = ['intro']\n${names.join('\n')}\nmodule.exports = { s: a40 }`,
  })
  expect(problems).toEqual([
    'sidebars.js:1: refused: the file is not taken: it holds too many values.',
  ])
})
