import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadLanding } from '../../content/landing/landing.ts'
import { loadSiteLayout } from '../../content/site-layout/site-layout.ts'
import { lakeOf } from '../../testing/lake-of.ts'
import { LandingView } from './landing-view.tsx'

const words = (en: string, zhTW: string) => ({ en, zhTW })
const page = (name: string, title: object, operation?: string) => ({
  ...{ _id: `page-${name}`, _type: 'page', path: { current: `v5/${name}` }, title },
  description: words(`About ${name}`, `${name} 的說明`),
  body: { en: operation ? [{ _type: 'operation', operation: { _ref: operation } }] : [] },
})
const listed = (name: string) => ({
  _type: 'sidebarPage',
  _key: name,
  page: { _ref: `page-${name}` },
})
const lake = lakeOf([
  {
    ...{ _id: 'siteSettings', _type: 'siteSettings', name: words('Exchange', '交易所') },
    landing: {
      title: words('Trade.', '交易。'),
      operation: { _ref: 'operation-kline' },
      samples: [{ label: 'curl', value: 'curl', language: 'bash', code: 'curl {host}/v5/kline' }],
      tasks: [{ _type: 'task', title: words('Sign', '簽署'), page: { _ref: 'page-kline' } }],
    },
  },
  {
    ...{ _id: 'environment-a', _type: 'apiEnvironment', identifier: 'mainnet', order: 1 },
    ...{ label: words('Mainnet', '主網'), rest: 'https://api.example', onLandingPage: true },
    stream: 'wss://stream.example',
  },
  {
    ...{ _id: 'operation-kline', _type: 'apiOperation', method: 'GET', path: '/v5/kline' },
    responseExamples: [],
  },
  {
    ...{ _id: 'sidebar', _type: 'sidebar', name: 'v5', title: words('V5 API', 'V5 API') },
    items: [
      listed('log'),
      {
        ...{ _type: 'sidebarCategory', _key: 'm', label: words('Market', '行情') },
        ...{ page: { _ref: 'page-market' }, items: ['kline', 'time', 'tickers'].map(listed) },
      },
    ],
  },
  page('market', words('Market', '行情')),
  page('kline', words('Kline', 'K 線'), 'operation-kline'),
  page('time', words('Time', '時間')),
  page('tickers', words('Tickers', '行情列表')),
  { ...page('log', words('Changelog', '更新紀錄')), path: { current: 'changelog/v5' } },
  { _id: 'navigation', _type: 'navigation', items: [{ _key: 'v', sidebar: 'v5' }] },
  {
    ...{ _id: 'change-a', _type: 'changelogEntry', date: '2026-11-01', kind: 'added' },
    title: words('Herons', '蒼鷺'),
  },
])

it.each([
  ['en', '/docs', 'Trade.', 'Sign', 'Market', 'About market', 'Herons'],
  ['zh-TW', '/docs/zh-TW', '交易。', '簽署', '行情', 'market 的說明', '蒼鷺'],
] as const)('shows in %s what the settings, sidebars and changelog say', async (...given) => {
  const [locale, home, title, task, area, purpose, change] = given
  const [landing, layout] = await Promise.all([
    loadLanding(lake, locale),
    loadSiteLayout(lake, locale),
  ])
  const view = <LandingView {...{ landing, layout, locale }} announcements={[]} />
  const main = renderToStaticMarkup(view).split('<main')[1] ?? ''
  expect(main).toContain(`<h1>${title}</h1>`)
  expect(main).toContain('curl https://api.example/v5/kline')
  for (const host of ['https://api.example', 'wss://stream.example'])
    expect(main).toMatch(new RegExp(`<code[^>]*>${host}</code>`))
  expect(main).toContain(`<a href="${home}/v5/kline"><strong>${task}</strong>`)
  const reference = main.split('id="reference"')[1] ?? ''
  expect(reference).toContain(`<a href="${home}/v5/market">${area}</a></h3><p>${purpose}</p>`)
  expect(reference.match(new RegExp(`href="${home}/v5/(?:kline|time|tickers)"`, 'g'))).toHaveLength(
    2,
  )
  expect(main).toMatch(new RegExp(`href="${home}/changelog/v5#change-a".*<strong>${change}`))
})
