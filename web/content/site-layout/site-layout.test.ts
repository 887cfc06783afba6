import { describe, expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { loadSiteLayout } from './site-layout.ts'

const words = (en: string, zhTW?: string) => ({ en, ...(zhTW && { zhTW }) })
const ref = (id: string) => ({ _type: 'reference', _ref: id })
const page = (id: string, path: string) => ({ _id: id, _type: 'page', path: { current: path } })

const pages = [page('page-intro', 'v5/intro'), page('page-faq', 'faq'), page('page-old', 'old/a')]
const next = {
  _id: 'version-next',
  _type: 'docsVersion',
  name: 'current',
  label: 'Next',
  isLast: true,
  mainPage: ref('page-intro'),
}
const old = {
  _id: 'version-old',
  _type: 'docsVersion',
  name: 'old',
  label: 'Old',
  isLast: false,
  path: 'old',
  mainPage: ref('page-old'),
}
const navigation = {
  _id: 'navigation',
  _type: 'navigation',
  items: [
    { _key: 'a', label: words('V5 API'), page: ref('page-intro'), sidebar: 'v5SideBar' },
    { _key: 'b', label: words('Pay', '支付'), href: 'https://pay.exchange.example' },
    {
      _key: 'c',
      label: words('Extras'),
      position: 'right',
      items: [
        { _key: 'd', label: words('FAQ'), page: ref('page-faq'), sidebar: 'side' },
        { _key: 'e', label: words('Gone'), page: ref('page-gone') },
      ],
    },
  ],
}

const load = (documents: object[], locale: 'en' | 'zh-TW' = 'en') => {
  return loadSiteLayout(lakeOf([...pages, ...documents]), locale)
}

describe('loadSiteLayout', () => {
  it('returns defaults when nothing is written yet', async () => {
    const layout = await load([])
    expect(layout.version).toEqual({ name: 'current', label: 'Next', href: '/docs' })
    expect(layout).toMatchObject({ items: [], footer: [], versions: [], baseUrlIssueBanner: true })
  })

  it.each([
    ['https://help.example/new?page={url}', 'https://help.example/new?page={url}'],
    ['mailto:docs@exchange.example?subject={url}', 'mailto:docs@exchange.example?subject={url}'],
    ['/v5/report?page={url}', '/docs/zh-TW/v5/report?page={url}'],
    ['javascript:alert({url})', undefined],
    [' javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//elsewhere.example/{url}', undefined],
    ['#here', undefined],
    ['', undefined],
  ])('resolves the report address %s to %s', async (written, offered) => {
    const settings = { reportPageUrl: written, reportSearchUrl: written }
    const layout = await load(
      [{ _id: 'siteSettings', _type: 'siteSettings', ...settings }],
      'zh-TW',
    )
    expect([layout.reportPageUrl, layout.reportSearchUrl]).toEqual([offered, offered])
  })

  it('resolves links and menus, and leaves out links without a target', async () => {
    const { items } = await load([navigation], 'zh-TW')
    expect(items[0]).toMatchObject({
      href: '/docs/zh-TW/v5/intro',
      external: false,
      sidebar: 'v5SideBar',
      position: 'left',
    })
    expect(items[1]).toMatchObject({ label: { text: '支付' }, external: true })
    expect(items[2]?.position).toBe('right')
    expect(items[2]?.items).toEqual([
      {
        key: 'd',
        label: { text: 'FAQ', lang: 'en' },
        href: '/docs/zh-TW/faq',
        external: false,
        sidebar: 'side',
      },
    ])
  })

  it('returns the versions with their main pages, the latest first', async () => {
    const layout = await load([old, next])
    expect(layout.versions).toEqual([
      { name: 'current', label: 'Next', href: '/docs/v5/intro' },
      { name: 'old', label: 'Old', href: '/docs/old/a' },
    ])
    expect(layout.version.name).toBe('current')
    expect(layout.dependencies).toEqual(
      expect.arrayContaining(['versions', 'version-next', 'version-old', 'link:page-old']),
    )
  })
})
