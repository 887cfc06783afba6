import { expect, it } from 'vitest'
import { receiverKeys, writtenKey } from './receiver-key.ts'
import { messageHeaders } from './sign-message.ts'

// The example of the specification’s reference libraries: key, id, time and body.
const known = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  body: '{"test": 2432232314}',
  at: 1_614_265_330_000,
}
const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')

it('messageHeaders signs like the specification’s reference libraries', () => {
  expect(messageHeaders({ ...known, keys: [key] })).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('messageHeaders signs with the old and the new key during a rotation', () => {
  const [own] = receiverKeys('an old secret of the test', 'a')
  const both = receiverKeys('a new secret of the test, an old secret of the test', 'a')
  expect(both[1]).toEqual(own)
  const { 'webhook-signature': signatures = '' } = messageHeaders({ ...known, keys: both })
  expect(signatures.split(' ')).toEqual([
    expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
    messageHeaders({ ...known, keys: own ? [own] : [] })['webhook-signature'],
  ])
})

it('receiverKeys derives a different key for each receiver, and writtenKey a form that the libraries accept', () => {
  const written = ['a', 'b', 'a'].map((id) => receiverKeys('a secret', id).map(writtenKey)[0])
  expect(written[0]).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(written[2]).toBe(written[0])
  expect(written[1]).not.toBe(written[0])
})
