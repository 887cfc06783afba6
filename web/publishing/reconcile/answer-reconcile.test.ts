import { expect, it } from 'vitest'
import { ownSecret } from '../../secrets/own-secret.ts'
import { answerReconcile } from './answer-reconcile.ts'

async function status(authorization?: string, query = ''): Promise<number> {
  const headers = authorization === undefined ? {} : { authorization }
  const address = `http://site.example/docs/api/reconcile${query}`
  return (await answerReconcile(new Request(address, { headers }))).status
}

it.each([undefined, 'Bearer ', 'Bearer undefined', 'Bearer the-secret-of-16'])(
  'is not for %s',
  async (authorization) => {
    expect(await status(authorization)).toBe(401)
  },
)

it.each(['none', '0', '-5', '1441'])('does not look %s minutes back', async (minutes) => {
  expect(await status(`Bearer ${ownSecret()}`, `?minutes=${minutes}`)).toBe(400)
})
