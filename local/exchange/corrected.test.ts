import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readOperations } from './operations.ts'
import { connect } from './testing/stream-client.ts'
import { keyWith, READING_KEY, startTestExchange } from './testing/test-exchange.ts'

/** Facts that the documentation once stated differently, and on which programs rely. */
let exchange: Awaited<ReturnType<typeof startTestExchange>>
beforeAll(async () => {
  exchange = await startTestExchange()
})
afterAll(() => exchange.close())

const accepted = z.object({ retCode: z.literal(0), result: z.record(z.string(), z.unknown()) })
async function post(path: string, body: unknown) {
  const call = { method: 'POST', path, payload: JSON.stringify(body) }
  return (await exchange.signed(call)).body
}

it('the sandbox enables sub-accounts named in one string', async () => {
  const path = '/v5/asset/transfer/save-transfer-sub-member'
  const joined = await post(path, { subMemberIds: ['100007788,100007801'] })
  expect(joined).toMatchObject({ retCode: 0 })
  const apart = await post(path, { subMemberIds: ['100007788', '100007801'] })
  expect(apart).toMatchObject({ retCode: 10001 })
})

it('the sandbox names the files of a tax export in a JSON text', async () => {
  const path = '/fht/compliance/tax/v3/private/url'
  const { result } = accepted.parse(await post(path, { queryId: 'q' }))
  const files = z.object({ Files: z.array(z.string()), Basepath: z.url() })
  const { Files, Basepath } = files.parse(JSON.parse(z.string().parse(result['url'])))
  expect(Files.filter((file) => !file.endsWith('_SUCCESS')).length).toBeGreaterThan(0)
  expect(Files.some((file) => file.endsWith('_SUCCESS'))).toBe(true)
  expect(Basepath.endsWith('/')).toBe(true)
})

it('the sandbox answers the setting of rate limits in `result.result`', async () => {
  const list = [{ uids: '100007788', bizType: 'SPOT', rate: 200 }]
  const { result } = accepted.parse(await post('/v5/apilimit/set', { list }))
  expect(result).toMatchObject({ result: [{ bizType: 'SPOT', success: true }, {}] })
})

describe.each(['fixed', 'flexible'])('a %s loan', (kind) => {
  it('is repaid with several coins of collateral in its worked request', async () => {
    const operation = (await readOperations()).get(`POST /v5/crypto-loan-${kind}/repay-collateral`)
    expect(operation?.examples[0]?.request).toMatchObject({ collateralCoin: 'BTC,ETH' })
  })
})

it.each(['delete-api', 'create-sub-api', 'update-api'])(
  'asks a permission for transfers or withdrawals of %s',
  async (name) => {
    const call = { method: 'POST', path: `/v5/user/${name}`, payload: '{}', key: READING_KEY }
    expect((await exchange.signed(call)).body).toMatchObject({ retCode: 10005 })
  },
)

it.each([
  ['AccountTransfer', 0],
  ['SubMemberTransfer', 0],
  ['Withdraw', 0],
  ['SubMemberTransferList', 10005],
])('answers a key with %s alone that makes a key for a sub-account: %i', async (one, retCode) => {
  exchange.clock.now += 1000
  const made = { subuid: 100007788, readOnly: 1, permissions: { Spot: ['SpotTrade'] } }
  const call = { method: 'POST', path: '/v5/user/create-sub-api', payload: JSON.stringify(made) }
  const { body } = await exchange.signed({ ...call, key: keyWith(one) })
  expect(body).toMatchObject({ retCode })
})

it.each(['CONTRACT', 'SPOT'])('credits deposits to %s of an older account', async (accountType) => {
  const path = '/v5/asset/deposit/deposit-to-account'
  expect(await post(path, { accountType })).toMatchObject({ retCode: 0 })
})

it('the sandbox pushes an empty highest balance of an insurance pool', async () => {
  const client = await connect(exchange.url, '/v5/public/linear')
  await client.subscribe('adlAlert.USDT')
  expect(await client.message()).toMatchObject({ data: [{ mb: '' }] })
  await client.close()
})
