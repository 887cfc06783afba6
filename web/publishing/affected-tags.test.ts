import { describe, expect, it } from 'vitest'
import { affectedTags } from './affected-tags.ts'
import { type Delivery, parseDelivery } from './delivery.ts'

const kline: Delivery = {
  id: 'page-v5-market-kline',
  type: 'page',
  rev: 'r2',
  operation: 'update',
  path: 'v5/market/kline',
  pathBefore: 'v5/market/kline',
  linkChanged: false,
}

describe('affectedTags', () => {
  it('touches only the page itself when its words change', () => {
    expect(affectedTags(kline)).toEqual(['page-v5-market-kline', 'sitemap'])
  })

  it('touches the pages that link to it when its label changes', () => {
    expect(affectedTags({ ...kline, linkChanged: true })).toEqual([
      'page-v5-market-kline',
      'sitemap',
      'link:page-v5-market-kline',
      'links',
    ])
  })

  it('touches both addresses and the list of paths when it moves', () => {
    expect(affectedTags({ ...kline, path: 'v5/market/candles' })).toEqual(
      expect.arrayContaining(['paths', 'path:v5/market/candles', 'path:v5/market/kline']),
    )
  })

  it('touches its address when it is created or deleted', () => {
    expect(affectedTags({ ...kline, operation: 'create', pathBefore: null })).toContain(
      'path:v5/market/kline',
    )
    expect(affectedTags({ ...kline, operation: 'delete', path: null })).toContain(
      'path:v5/market/kline',
    )
  })

  it('touches the parts of the changelog that have the year of an entry, and later ones where it moves', () => {
    const entry = { id: 'changelog-a', type: 'changelogEntry' } as const
    const years = (delivery: Partial<Delivery>) =>
      affectedTags({ ...entry, operation: 'update', ...delivery }, Date.UTC(2026, 10, 27))
        .filter((tag) => tag.startsWith('changelog-year'))
        .map((tag) => tag.replace('changelog-year:', ''))
    expect(years({ date: '2024-05-01', dateBefore: '2024-05-01' })).toEqual(['2024'])
    expect(years({ operation: 'create', date: '2026-11-27' })).toEqual(['2026'])
    expect(years({ operation: 'create', date: '2027-01-01' })).toEqual(['2027'])
    expect(years({ operation: 'delete', dateBefore: '2024-05-01' })).toEqual([
      ...['2024', '2025', '2026'],
    ])
    expect(years({ date: '2026-01-01', dateBefore: '2025-01-01' })).toEqual(['2025', '2026'])
    expect(years({ date: '2026-01-01' })).toEqual(['changelog-years'])
    expect(years({ operation: 'create', date: '0001-01-01' })).toEqual(['changelog-years'])
  })

  it('touches whatever shows the changelog, and the history of the pages that an entry names or named', () => {
    const entry = { id: 'changelog-a', type: 'changelogEntry' } as const
    const shown = ['changelog-a', 'sitemap', 'changelog', 'changelog-years']
    expect(affectedTags({ ...entry, operation: 'create', pages: ['page-a'] })).toEqual([
      ...shown,
      'history:page-a',
    ])
    expect(
      affectedTags({
        ...{ ...entry, operation: 'update' },
        ...{ pages: ['page-a', 'page-b'], pagesBefore: ['page-a', 'page-c'] },
      }),
    ).toEqual([...shown, 'history:page-a', 'history:page-b', 'history:page-c'])
    // Of what pages share, too: of codes alike in every group.
    const subjects = ['enum-side', 'errors-order', 'operation-get-v5-a']
    expect(affectedTags({ ...entry, operation: 'create', pages: [], subjects })).toEqual([
      ...shown,
      'history:enum-side',
      'history:errors',
      'history:enums',
    ])
    expect(
      affectedTags({ ...entry, operation: 'delete', pagesBefore: [], subjectsBefore: subjects }),
    ).toEqual([...shown, 'history:enum-side', 'history:errors', 'history:enums'])
    expect(affectedTags({ ...entry, operation: 'delete', pagesBefore: [] })).toEqual(shown)
    expect(affectedTags({ ...entry, operation: 'update' })).toEqual([...shown, 'history'])
  })

  it.each([
    ['operation-get-v5-market-kline', 'apiOperation'],
    ['channel-public-orderbook', 'apiChannel'],
  ])('touches %s alone: the pages that show it carry its id', (id, type) => {
    expect(affectedTags({ id, type, operation: 'update' })).toEqual([id, 'sitemap'])
  })

  it('touches the operations that are explained by rows of a group of error codes', () => {
    const group = { id: 'errors-spot-trade', type: 'errorCode' } as const
    expect(affectedTags({ ...group, operation: 'update' })).toEqual([
      'errors-spot-trade',
      'sitemap',
      'error-rows:errors-spot-trade',
    ])
  })

  it('touches the lists of operations when one is deprecated', () => {
    const kline = { id: 'operation-get-v5-market-kline', type: 'apiOperation' } as const
    expect(affectedTags({ ...kline, operation: 'update', linkChanged: true })).toEqual([
      'operation-get-v5-market-kline',
      'sitemap',
      'deprecated',
    ])
  })

  it('touches whatever names the environments when one is added or changed', () => {
    const testnet = { id: 'environment-testnet', type: 'apiEnvironment' } as const
    expect(affectedTags({ ...testnet, operation: 'update' })).toEqual([
      'environment-testnet',
      'environments',
    ])
  })

  it.each([
    ['create', ['a'], null, ['announcements:a']],
    ['create', null, null, ['announcements']],
    ['update', ['a', 'b'], ['a', 'c'], ['announcements:a', 'announcements:c', 'announcements:b']],
    ['update', [], ['a'], ['announcements']],
    ['update', ['a'], [], ['announcements']],
    ['delete', null, ['a'], ['announcements:a']],
    ['delete', null, [], ['announcements']],
    // By a webhook that tells of no sections, or found to be missed.
    ['update', undefined, undefined, ['announcements']],
  ] as const)(
    'touches the pages that an announcement is above: %s, %j, %j',
    (operation, sections, sectionsBefore, tags) => {
      const delivery = { id: 'x', type: 'announcement', operation, sections, sectionsBefore }
      expect(affectedTags(parseDelivery(delivery) ?? kline)).toEqual(['x', ...tags])
    },
  )

  it('touches the list of versions when one is added or changed', () => {
    const version: Delivery = {
      id: 'version-2024',
      type: 'docsVersion',
      rev: 'r1',
      operation: 'create',
    }
    expect(affectedTags(version)).toEqual(['version-2024', 'versions'])
  })
})
