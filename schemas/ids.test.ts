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

  test('every id is valid in the lake and readable without a token', () => {
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

  test('documentId throws for a name without a letter or digit', () => {
    expect(() => pageId('///')).toThrow('No document id for page "///"')
  })

  test('documentId keeps long paths distinct that differ only at the end', () => {
    const long = 'section/'.repeat(30)
    expect(pageId(`${long}a`)).not.toBe(pageId(`${long}b`))
  })

  test('isOfSync recognises a synced entry by its id, as draft or published', () => {
    const id = syncedChangelogId('2026-11-20', '1f0c')
    expect([id, draftIdOf(id)].map(isOfSync)).toEqual([true, true])
    expect(isOfSync(changelogId('2026-11-20-sync'))).toBe(false)
    expect(isOfSync(changelogId('2026-11-20-how-to-sync-clocks'))).toBe(false)
  })
})
