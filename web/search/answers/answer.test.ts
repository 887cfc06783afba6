import { describe, expect, it } from 'vitest'
import type { SearchRecord } from '../record.ts'
import { answerOf } from './answer.ts'

const operation = (title: string, url: string, more: Partial<SearchRecord> = {}) => ({
  type: 'operation' as const,
  hierarchy: { lvl1: title },
  url,
  url_without_anchor: url,
  answers: { limit: `Limit: ${url}` },
  ...more,
})
const limitOf = (subject: string) => ({ of: 'operation', fact: 'limit', subject }) as const

describe('answerOf', () => {
  it('matches a record with the whole name, with or without filler words', () => {
    const found = [operation('Get Kline', '/kline'), operation('Get Mark Price Kline', '/mark')]
    for (const name of ['kline', 'get kline', 'Kline endpoint'])
      expect(answerOf(limitOf(name), found)?.url).toBe('/kline')
    expect(answerOf(limitOf('mark kline'), found)).toBeUndefined()
  })

  it('returns nothing for a name of several records, unless one is spelled exactly so', () => {
    const found = [operation('Cancel Order', '/one'), operation('Cancel Order', '/two')]
    expect(answerOf(limitOf('cancel order'), found)).toBeUndefined()
    const near = [operation('Create Key', '/one'), operation('Create', '/two')]
    expect(answerOf(limitOf('create key'), near)?.url).toBe('/one')
    expect(answerOf(limitOf('create'), near)?.url).toBe('/two')
  })

  it("falls back to readers' keywords when no record has the name", () => {
    const found = [operation('建立訂單', '/create', { keywords: ['下單'] })]
    expect(answerOf(limitOf('下單'), found)?.url).toBe('/create')
  })

  it('matches an exact path', () => {
    const found = [
      operation('Place', '/create', { path: '/v5/order/create' }),
      operation('Place', '/batch', { path: '/v5/order/create-batch' }),
    ]
    const asked = { ...limitOf(''), path: 'order/create' }
    expect(answerOf(asked, found)?.url).toBe('/create')
  })

  it('returns nothing when the record lacks the fact', () => {
    const found = [operation('Get Time', '/time', { answers: {} })]
    expect(answerOf(limitOf('get time'), found)).toBeUndefined()
  })

  it('matches a parameter of the named operation', () => {
    const limit = (title: string, url: string): Partial<SearchRecord> => ({
      ...operation(title, url),
      type: 'parameter',
      identifiers: ['limit'],
      answers: { default: `Default ${url}` },
    })
    const asked = { of: 'field', fact: 'default', subject: 'limit get kline' } as const
    const answer = answerOf(asked, [limit('Get Kline', '/a'), limit('Get Trades', '/b')])
    expect(answer).toEqual({ subject: 'Get Kline › limit', text: 'Default /a', url: '/a' })
  })

  it("returns the code's definition, and nothing when it has two meanings", () => {
    const error = (url: string, rank: number): Partial<SearchRecord> => ({
      type: 'error',
      codes: ['10003'],
      content: url,
      url,
      item_priority: rank * 1e11 + 5,
    })
    const asked = { of: 'error', code: '10003' } as const
    expect(answerOf(asked, [error('/intro', 754), error('/error', 755)])?.url).toBe('/error')
    expect(answerOf(asked, [error('/one', 755), error('/two', 755)])).toBeUndefined()
    expect(answerOf(asked, [])).toBeUndefined()
  })

  it('returns the host of an environment, from the page that lists the hosts', () => {
    const host = (page: string, text: string): Partial<SearchRecord> => ({
      type: 'text',
      hierarchy: { lvl1: page, lvl2: 'Hosts' },
      url: `/${page}#hosts`,
      url_without_anchor: `/${page}`,
      answers: { host: text },
    })
    const found = [
      host('intro', 'Mainnet https://api.example'),
      host('intro', 'Testnet https://test.example'),
      host('demo', 'REST https://demo.example'),
    ]
    const asked = (environment: string) => ({ of: 'host', scheme: 'https', environment }) as const
    expect(answerOf(asked('testnet|測試網'), found)?.text).toBe('Testnet https://test.example')
    expect(answerOf(asked(''), found)?.text).toBe(
      'Mainnet https://api.example · Testnet https://test.example',
    )
    expect(answerOf(asked('demo'), found)).toBeUndefined()
  })
})
