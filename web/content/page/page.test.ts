import { describe, expect, it } from 'vitest'
import { headingOf } from '../../../blocks/heading/heading-of.ts'
import { lakeOf } from '../../testing/lake-of.ts'
import { pagesShowing } from '../sidebar/affected-pages.ts'
import { loadPage } from './page.ts'

const words = (en: string, zhTW?: string) => ({ en, ...(zhTW && { zhTW }) })
const ref = (id: string) => ({ _type: 'reference', _ref: id })
const paragraph = (key: string, text: string, mark?: Record<string, unknown>) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  children: [{ _type: 'span', _key: `${key}s`, text, marks: mark ? ['m'] : [] }],
  markDefs: mark ? [{ _key: 'm', ...mark }] : [],
})

const dataset = [
  {
    _id: 'page-b',
    _type: 'page',
    _rev: 'r2',
    path: { current: 'v5/b' },
    title: words('Get B', '取得 B'),
    sidebarLabel: words('B'),
    description: words('Reads b.'),
    body: {
      en: [
        paragraph('p1', 'Start at a', { _type: 'pageLink', page: ref('page-a'), anchor: 'top' }),
        paragraph('p2', 'Gone', { _type: 'pageLink', page: ref('page-gone') }),
        headingOf({ _key: 'h1', level: 2, text: 'Notes', anchor: 'notes' }),
        { _type: 'operation', _key: 'o1', operation: ref('operation-b') },
      ],
      zhTW: [paragraph('p1', '從 a 開始')],
    },
  },
  {
    _id: 'page-a',
    _type: 'page',
    _rev: 'r1',
    path: { current: 'v5/a' },
    title: words('A'),
    sidebarLabel: words('A', '甲'),
  },
  {
    _id: 'page-two',
    _type: 'page',
    _rev: 'r1',
    path: { current: 'v5/two' },
    title: words('Two'),
    body: {
      en: [
        { _type: 'operation', _key: 'o1', operation: ref('operation-b') },
        { _type: 'operation', _key: 'o2', operation: ref('operation-b') },
      ],
    },
  },
  {
    _id: 'page-enum',
    _type: 'page',
    _rev: 'r1',
    path: { current: 'v5/enum' },
    title: words('Enums'),
    body: {
      en: [
        { _type: 'divider', _key: 'd' },
        {
          _type: 'details',
          _key: 'f',
          summary: 'Folded',
          body: [{ _type: 'enumTable', _key: 'e', enum: ref('enum-c') }],
        },
      ],
    },
  },
  {
    _id: 'page-error',
    _type: 'page',
    _rev: 'r1',
    path: { current: 'v5/error' },
    title: words('Errors', '錯誤碼'),
    body: {
      en: [
        { _type: 'errorTable', _key: 'g1', errors: ref('errors-account') },
        { _type: 'errorTable', _key: 'g2', errors: ref('errors-spot') },
        { _type: 'errorTable', _key: 'g3', errors: ref('errors-gone') },
      ],
    },
  },
  {
    _id: 'errors-account',
    _type: 'errorCode',
    _updatedAt: '2026-11-21T00:00:00Z',
    name: 'account',
    title: words('Account'),
    codes: [
      {
        _key: '110001',
        code: '110001',
        meaning: words('No order', '訂單不存在'),
        action: words('Compare'),
      },
    ],
  },
  {
    _id: 'errors-spot',
    _type: 'errorCode',
    name: 'spot',
    codes: [{ _key: '110001', code: '110001', meaning: words('No spot order') }],
  },
  {
    _id: 'sidebar-v5',
    _type: 'sidebar',
    name: 'v5',
    title: words('V5 API'),
    items: [
      { _type: 'sidebarPage', _key: '1', page: ref('page-a') },
      {
        _type: 'sidebarCategory',
        _key: '2',
        label: words('Market', '行情'),
        items: [{ _type: 'sidebarPage', _key: '3', page: ref('page-b') }],
      },
    ],
  },
  {
    _id: 'operation-b',
    _type: 'apiOperation',
    operationId: 'b',
    method: 'GET',
    path: '/v5/b',
    parameters: [
      {
        _key: 'f1',
        name: 'category',
        type: 'string',
        required: true,
        values: ['spot'],
        enum: ref('enum-c'),
      },
    ],
  },
  {
    _id: 'enum-c',
    _type: 'enumDefinition',
    name: 'category',
    anchor: 'category',
    values: [
      { _key: 'v1', value: 'spot', label: words('Spot', '現貨') },
      { _key: 'v2', value: 'option', label: words('Options') },
    ],
  },
]

const client = lakeOf(dataset)

describe('loadPage', () => {
  it('returns undefined for an unknown path', async () => {
    expect(await loadPage(client, 'v5/nothing', 'en')).toBeUndefined()
  })

  it('gives each operation its own anchors', async () => {
    const page = await loadPage(client, 'v5/two', 'en')
    expect(page?.toc.map(({ anchor }) => anchor)).toEqual([
      'request-parameters',
      'b-2-request-parameters',
    ])
    expect(page?.body[1]).toMatchObject({
      operation: { parameters: [{ anchor: 'b-2-param-category' }] },
    })
  })

  it('resolves all that the page shows', async () => {
    const page = await loadPage(client, 'v5/b', 'en')
    expect(page?.breadcrumbs.map(({ label }) => label.text)).toEqual(['V5 API', 'Market', 'B'])
    expect(page?.previous?.href).toBe('/docs/v5/a')
    expect(page?.next).toBeUndefined()
    expect(page?.toc.map(({ anchor }) => anchor)).toEqual(['notes', 'request-parameters'])
    expect(page?.body[0]).toMatchObject({ markDefs: [{ href: '/docs/v5/a#top', external: false }] })
    expect(page?.body[1]).toMatchObject({ markDefs: [], children: [{ text: 'Gone', marks: [] }] })
    expect(page?.body[3]).toMatchObject({
      operation: {
        parameters: [
          {
            anchor: 'param-category',
            values: [
              { value: 'spot', label: { text: 'Spot' }, href: '/docs/v5/enum#category-spot' },
            ],
          },
        ],
      },
    })
    expect(page?.sidebar?.items[1]).toMatchObject({
      open: true,
      items: [{ method: 'GET', current: true }],
    })
  })

  it('resolves groups of error codes in each locale, and depends on these groups alone', async () => {
    const page = await loadPage(client, 'v5/error', 'zh-TW')
    expect(page?.body).toMatchObject([
      {
        errors: {
          title: { text: 'Account', lang: 'en' },
          codes: [
            {
              anchor: 'row-110001',
              meaning: { text: '訂單不存在' },
              action: { text: 'Compare', lang: 'en' },
            },
          ],
        },
      },
      { errors: { codes: [{ anchor: 'row-spot-110001', action: { text: '' } }] } },
    ])
    expect(page?.updated).toBe('2026-11-21T00:00:00Z')
    expect(page?.translation.untranslated).toBe(false)
    expect(page?.dependencies.toSorted()).toEqual([
      'errors-account',
      'errors-gone',
      'errors-spot',
      'history',
      'history:errors',
      'history:page-error',
      'page-error',
      // The page is in no sidebar, so it depends on any that may add it.
      'sidebars',
      'versions',
    ])
  })

  it('is affected by a change of the error codes that it shows', async () => {
    expect(await pagesShowing(client, 'errors-spot', 'errorCode')).toEqual(['page-error'])
  })

  it("resolves an operation's errors in each locale, and depends on their group alone", async () => {
    const group = {
      ...{ _id: 'errors-unified-account', _type: 'errorCode', name: 'unified-account' },
      codes: [{ _key: '1', code: '110007', meaning: words('No balance', '餘額不足') }],
    }
    const named = dataset.map((one) =>
      one._id === 'operation-b' ? { ...one, errors: ['110007'] } : one,
    )
    const page = await loadPage(lakeOf([...named, group]), 'v5/b', 'zh-TW')
    const meaning = { text: '餘額不足' }
    const likelyErrors = [{ code: '110007', meaning, action: { text: '' } }]
    expect(page?.body[3]).toMatchObject({ operation: { likelyErrors } })
    const tags = page?.dependencies.filter((tag) => tag.includes('errors-'))
    expect(tags).toEqual([`error-rows:${group._id}`])
  })

  it('falls back to English and marks the text when a translation is missing', async () => {
    const page = await loadPage(client, 'v5/b', 'zh-TW')
    expect(page?.title).toEqual({ text: '取得 B' })
    expect(page?.description).toEqual({ text: 'Reads b.', lang: 'en' })
    expect(page?.translation.missing).toEqual(['p2', 'h1'])
    expect(page?.body.map(({ lang }) => lang)).toEqual([undefined, 'en', 'en', undefined])
    expect(page?.previous).toEqual({ label: { text: '甲' }, href: '/docs/zh-TW/v5/a' })
  })

  it('returns the environments only when the page shows an operation', async () => {
    const testnet = {
      label: words('Testnet', '測試網'),
      rest: 'https://t.example/',
      stream: 'wss://t',
    }
    const withOne = lakeOf([
      ...dataset,
      { _id: 'e', _type: 'apiEnvironment', identifier: 'testnet', ...testnet },
    ])
    expect((await loadPage(withOne, 'v5/b', 'zh-TW'))?.environments).toEqual([
      {
        id: 'testnet',
        label: { text: '測試網' },
        rest: 'https://t.example',
        stream: 'wss://t',
        realMoney: false,
      },
    ])
    expect((await loadPage(withOne, 'v5/a', 'en'))?.environments).toEqual([])
  })

  it('writes request samples for the first environment without real money', async () => {
    const example = { _key: 'e', language: 'http', code: 'GET /v5/b?category=spot' }
    const asked = dataset.map((one) =>
      one._id === 'operation-b' ? { ...one, requestExamples: [example] } : one,
    )
    const environment = (name: string, order: number, realMoney: boolean) => ({
      _id: name,
      _type: 'apiEnvironment',
      identifier: name,
      label: words(name),
      rest: `https://${name}.example`,
      stream: '',
      order,
      realMoney,
    })
    const codesIn = async (...environments: Record<string, unknown>[]) => {
      const page = await loadPage(lakeOf([...asked, ...environments]), 'v5/b', 'en')
      return page?.body.flatMap((block) =>
        block._type === 'operation'
          ? block.operation.requestExamples.flatMap(({ samples }) =>
              samples.map(({ code }) => code),
            )
          : [],
      )
    }
    const [mainnet, testnet] = [environment('main', 1, true), environment('test', 2, false)]
    const codes = await codesIn(mainnet, testnet)
    expect(codes).toHaveLength(8)
    for (const code of codes ?? [])
      for (const part of ['https://test.example/v5/b', 'spot']) expect(code).toContain(part)
    expect((await codesIn(mainnet))?.[0]).toContain('https://main.example/v5/b')
    expect(await codesIn()).toEqual([])
  })

  it('depends on the documents that it read and the pages that it links', async () => {
    const page = await loadPage(client, 'v5/b', 'en')
    expect(page?.dependencies.toSorted()).toEqual([
      'deprecated',
      'enum-c',
      'environments',
      'history',
      'history:enum-c',
      'history:page-b',
      'link:page-a',
      'link:page-b',
      'link:page-enum',
      'link:page-gone',
      // No explorer page shows the operation yet.
      'links',
      'operation-b',
      'page-b',
      'sidebar-v5',
      'versions',
    ])
  })
})
