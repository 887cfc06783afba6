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
  it("returns only the page's own tags when its text changes", () => {
    expect(affectedTags(kline)).toEqual(['page-v5-market-kline', 'sitemap'])
  })

  it('adds the tags of the pages that link to a page when its label changes', () => {
    expect(affectedTags({ ...kline, linkChanged: true })).toEqual([
      'page-v5-market-kline',
      'sitemap',
      'link:page-v5-market-kline',
      'links',
    ])
  })

  it('adds both paths and the list of paths when a page moves', () => {
    expect(affectedTags({ ...kline, path: 'v5/market/candles' })).toEqual(
      expect.arrayContaining(['paths', 'path:v5/market/candles', 'path:v5/market/kline']),
    )
  })

  it("adds the page's path when it is created or deleted", () => {
    expect(affectedTags({ ...kline, operation: 'create', pathBefore: null })).toContain(
      'path:v5/market/kline',
    )
    expect(affectedTags({ ...kline, operation: 'delete', path: null })).toContain(
      'path:v5/market/kline',
    )
  })

  it("returns the tag of an entry's year, and of all later years when the entry is added, deleted or redated", () => {
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

  it("returns the changelog's tags, and the history tags of the pages that an entry names or named", () => {
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
    // The history tags include enumerations and error codes, and one tag for the codes of all groups.
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
  ])('returns the tags of %s and the sitemap: pages that show it carry its id', (id, type) => {
    expect(affectedTags({ id, type, operation: 'update' })).toEqual([id, 'sitemap'])
  })

  it("adds the tag of a group's rows when a group of error codes changes", () => {
    const group = { id: 'errors-spot-trade', type: 'errorCode' } as const
    expect(affectedTags({ ...group, operation: 'update' })).toEqual([
      'errors-spot-trade',
      'sitemap',
      'error-rows:errors-spot-trade',
    ])
  })

  it('adds the tag of deprecated operations when an operation is deprecated', () => {
    const kline = { id: 'operation-get-v5-market-kline', type: 'apiOperation' } as const
    expect(affectedTags({ ...kline, operation: 'update', linkChanged: true })).toEqual([
      'operation-get-v5-market-kline',
      'sitemap',
      'deprecated',
    ])
  })

  it('adds the tag of all environments when one is added or changed', () => {
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
    // The webhook sends no sections, or reconciliation found the change.
    ['update', undefined, undefined, ['announcements']],
  ] as const)(
    'adds the tags of the pages that show or showed an announcement: %s, %j, %j',
    (operation, sections, sectionsBefore, tags) => {
      const delivery = { id: 'x', type: 'announcement', operation, sections, sectionsBefore }
      expect(affectedTags(parseDelivery(delivery) ?? kline)).toEqual(['x', ...tags])
    },
  )

  it('adds the tag of all versions when one is added or changed', () => {
    const version: Delivery = {
      id: 'version-2024',
      type: 'docsVersion',
      rev: 'r1',
      operation: 'create',
    }
    expect(affectedTags(version)).toEqual(['version-2024', 'versions'])
  })
})
