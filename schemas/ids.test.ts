import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changelogId,
  channelId,
  draftIdOf,
  enumId,
  errorsId,
  isOfSync,
  operationId,
  pageId,
  redirectId,
  sidebarId,
  syncedChangelogId,
  versionId,
} from './ids.ts'

describe('ids', () => {
  test.each([
    [pageId('v5/market/kline'), 'page-v5-market-kline'],
    [operationId('GET', '/v5/market/kline'), 'operation-get-v5-market-kline'],
    [operationId('POST', '/v5/order/{id}'), 'operation-post-v5-order-id-'],
    [channelId('public', 'orderbook'), 'channel-public-orderbook'],
    [enumId('category'), 'enum-category'],
    [errorsId('spot-trade'), 'errors-spot-trade'],
    [sidebarId('v5SideBar'), 'sidebar-v5SideBar'],
    [redirectId('/v5/old/'), 'redirect-v5-old'],
    [versionId('Next'), 'version-next'],
  ])('%s', (id, expected) => expect(id).toBe(expected))

  test('every id is one the lake takes and shows to everyone', () => {
    const name = fc.string().filter((text) => /[A-Za-z0-9]/.test(text))
    fc.assert(
      fc.property(name, (text) => {
        for (const id of [pageId(text), operationId('GET', text), enumId(text), redirectId(text)]) {
          expect(id).toMatch(/^[a-z]+-[A-Za-z0-9_-]+$/)
          expect(id.length).toBeLessThanOrEqual(128)
        }
      }),
    )
  })

  test('a name without a letter or digit is refused', () => {
    expect(() => pageId('///')).toThrow('No document id for page "///"')
  })

  test('long paths that differ at the end keep different ids', () => {
    const long = 'section/'.repeat(30)
    expect(pageId(`${long}a`)).not.toBe(pageId(`${long}b`))
  })

  test('the entry of a sync is known by its id, published or not', () => {
    const id = syncedChangelogId('2026-11-20', '1f0c')
    expect([id, draftIdOf(id)].map(isOfSync)).toEqual([true, true])
    expect(isOfSync(changelogId('2026-11-20-sync'))).toBe(false)
    expect(isOfSync(changelogId('2026-11-20-how-to-sync-clocks'))).toBe(false)
  })
})
