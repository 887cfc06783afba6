import { describe, expect, it } from 'vitest'
import { createValidator } from '../testing/frame-validator.ts'
import { sandboxOfFile } from '../testing/stream-client.ts'
import { START } from '../testing/test-exchange.ts'

const mistakes = createValidator()
const connId = expect.stringMatching(/^[0-9a-f-]{36}$/)

const { ask, connect } = sandboxOfFile()

describe('a subscription', () => {
  it.each(['subscribe', 'unsubscribe'])(
    'is answered on spot by the name of the op: %s',
    async (op) => {
      const [, answer] = await ask(
        '/v5/public/spot',
        { op: 'subscribe', args: ['tickers.BTCUSDT'] },
        { op, args: ['tickers.ETHUSDT'] },
      )
      expect(answer).toMatchObject({ success: true, ret_msg: op, op })
    },
  )

  it.each(['linear', 'inverse', 'rfq', 'misc/status'])('is answered on %s', async (name) => {
    const args = { rfq: ['rfq.open.public.trades'], 'misc/status': ['system.status'] }[name]
    const request = { req_id: 'a', op: 'subscribe', args: args ?? ['tickers.BTCUSDT'] }
    const path = `/v5/public/${name}`
    const [on, off] = await ask(path, request, { ...request, op: 'unsubscribe' })
    expect(on).toEqual({
      success: true,
      ret_msg: '',
      conn_id: connId,
      req_id: 'a',
      op: 'subscribe',
    })
    expect(off).toEqual({ ...on, op: 'unsubscribe' })
    expect(mistakes('connection.yaml', 'subscriptionResult', on ?? {})).toBe('')
  })

  it.each([
    ['option', 'tickers.BTC-30JAN26-90000-C-USDT'],
    ['spread', 'tickers.BTCUSDT_BTC/USDT'],
  ])('lists topics on %s', async (name, topic) => {
    const args = [topic, 'nonsense.BTC']
    const [on = {}, off] = await ask(
      `/v5/public/${name}`,
      { op: 'subscribe', args },
      { op: 'unsubscribe', args: [topic] },
    )
    const data = { successTopics: [topic], failTopics: ['nonsense.BTC'] }
    expect(on).toEqual({ success: false, conn_id: connId, data, type: 'COMMAND_RESP' })
    expect(off).toMatchObject({ success: true, data: { successTopics: [topic], failTopics: [] } })
    expect(mistakes('connection.yaml', 'subscriptionResultOption', on)).toBe('')
  })

  it.each([
    ['linear', ['nonsense.BTCUSDT'], 'handler not found,topic:nonsense.BTCUSDT'],
    ['linear', ['orderbook.25.BTCUSDT'], 'handler not found,topic:orderbook.25.BTCUSDT'],
    ['linear', ['tickers.btcusdt'], 'handler not found,topic:tickers.btcusdt'],
    ['spot', ['allLiquidation.BTCUSDT'], 'handler not found,topic:allLiquidation.BTCUSDT'],
    ['linear', [{ topic: 1 }], 'handler not found,topic:{"topic":1}'],
    ['linear', ['tickers.A', 'tickers.A'], 'already subscribed,topic:tickers.A'],
    ['spot', Array.from({ length: 11 }, (_, at) => `tickers.A${at}`), 'args size >10'],
    [
      'linear',
      Array.from({ length: 1000 }, (_, at) => `tickers.${'A'.repeat(15)}${at}`),
      'args length of a connection >21000',
    ],
    ['linear', [], 'args is empty'],
  ])('to %s of %j is refused', async (name, args, words) => {
    const [answer] = await ask(`/v5/public/${name}`, { op: 'subscribe', args })
    expect(answer).toMatchObject({ success: false, ret_msg: `error:${words}`, op: 'subscribe' })
  })

  it('with one invalid topic sends no messages', async () => {
    const client = await connect('/v5/public/linear')
    await client.subscribe('tickers.BTCUSDT', 'nonsense')
    await client.subscribe('tickers.ETHUSDT')
    expect(await client.message()).toMatchObject({ topic: 'tickers.ETHUSDT' })
    await client.close()
  })

  it('ends when the client unsubscribes', async () => {
    const client = await connect('/v5/public/linear')
    await client.subscribe('orderbook.1.BTCUSDT')
    await client.message()
    await client.ask({ op: 'unsubscribe', args: ['orderbook.1.BTCUSDT'] })
    await client.subscribe('tickers.ETHUSDT')
    while ((await client.message())['topic'] !== 'tickers.ETHUSDT');
    expect(await client.message()).toMatchObject({ topic: 'tickers.ETHUSDT', type: 'delta' })
    await client.close()
  })
})

describe('a heartbeat', () => {
  const ping = { op: 'ping', req_id: 'b' }
  it.each([
    ['public/linear', 'connection.yaml', 'pong', { success: true, ret_msg: 'pong', op: 'ping' }],
    ['public/option', 'connection.yaml', 'pongArgs', { op: 'pong', args: [`${START}`] }],
    ['private', 'connection.yaml', 'pongArgs', { op: 'pong', req_id: 'b', args: [`${START}`] }],
    ['trade', 'trade.yaml', 'pong', { retCode: 0, op: 'pong', data: [`${START}`] }],
  ])('on %s is answered', async (path, file, message, expected) => {
    const [answer = {}] = await ask(`/v5/${path}`, ping)
    expect(answer).toMatchObject(expected)
    expect(mistakes(file, message, answer)).toBe('')
  })

  it('on public/spot is answered without the request’s id', async () => {
    const [answer = {}] = await ask('/v5/public/spot', ping)
    expect(answer).toMatchObject({ success: true, ret_msg: 'pong', op: 'ping' })
    expect(answer).not.toHaveProperty('req_id')
  })
})
