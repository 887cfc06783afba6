import { describe, expect, it } from 'vitest'
import { createValidator } from '../testing/frame-validator.ts'
import { loginArgs, sandboxOfFile } from '../testing/stream-client.ts'
import { HMAC_KEY, hmac, RSA_KEY, rsaSignature, START } from '../testing/test-exchange.ts'

const mistakes = createValidator()
const connId = expect.stringMatching(/^[0-9a-f-]{36}$/)

const { ask } = sandboxOfFile()

describe('a login', () => {
  const good = loginArgs()
  const [, expires, signature] = good
  const rsa = [RSA_KEY, expires, rsaSignature(`GET/realtime${expires}`)]

  it.each([good, rsa, [HMAC_KEY, String(expires), signature]])(
    'with %s is accepted',
    async (...args) => {
      const [answer = {}, order] = await ask(
        '/v5/private',
        { req_id: 'c', op: 'auth', args },
        { op: 'subscribe', args: ['order'] },
      )
      expect(answer).toEqual({
        success: true,
        ret_msg: '',
        op: 'auth',
        req_id: 'c',
        conn_id: connId,
      })
      expect(mistakes('connection.yaml', 'authResult', answer)).toBe('')
      expect(order).toMatchObject({ success: true })
    },
  )

  it.each([
    ['another secret', [HMAC_KEY, expires, hmac(`GET/realtime${expires}`, 'another')], 10004],
    ['another expiry than was signed', [HMAC_KEY, expires + 1, signature], 10004],
    ['the signature in capitals', [HMAC_KEY, expires, signature.toUpperCase()], 10004],
    ['an expiry that lies behind', loginArgs(START), 10001],
    ['an expiry that is no time', [HMAC_KEY, 'soon', signature], 10001],
    ['an unknown key', ['NOBODY', expires, signature], 10003],
    ['too little', [HMAC_KEY], 10001],
  ])('with %s is refused', async (_name, args, retCode) => {
    const words = { 10001: 'params error', 10003: 'API key is invalid', 10004: 'error sign!' }[
      retCode
    ]
    const [answer, order] = await ask(
      '/v5/private',
      { op: 'auth', args },
      { op: 'subscribe', args: ['order'] },
    )
    expect(answer).toMatchObject({ success: false, ret_msg: expect.stringContaining(`${words}`) })
    expect(order).toMatchObject({ success: false, ret_msg: 'Request not authorized' })
    const [trade] = await ask('/v5/trade', { op: 'auth', args, reqId: 'd' })
    expect(trade).toMatchObject({ retCode, op: 'auth', reqId: 'd', connId })
  })

  it('is possible once per connection, and not on public streams', async () => {
    const auth = { op: 'auth', args: good }
    const [first = {}, second] = await ask('/v5/trade', auth, auth)
    expect(mistakes('trade.yaml', 'authResult', first)).toBe('')
    expect(second).toMatchObject({ retCode: 20001 })
    expect((await ask('/v5/public/linear', auth))[0]).toMatchObject({ success: false })
  })

  it('does not let a topic be mixed with its categories', async () => {
    const [, mixed, apart] = await ask(
      '/v5/private',
      { op: 'auth', args: good },
      { op: 'subscribe', args: ['order', 'order.linear'] },
      { op: 'subscribe', args: ['execution', 'execution.fast'] },
    )
    expect(mixed).toMatchObject({ success: false })
    expect(apart).toMatchObject({ success: true })
  })
})
