import { expect, it } from 'vitest'
import { ownSecret } from '../../config/secrets/own-secret.ts'
import { answerReconcile } from './answer-reconcile.ts'

async function status(authorization?: string, query = ''): Promise<number> {
  const headers = authorization === undefined ? {} : { authorization }
  const address = `http://site.example/docs/api/reconcile${query}`
  return (await answerReconcile(new Request(address, { headers }))).status
}

it.each([undefined, 'Bearer ', 'Bearer undefined', 'Bearer the-secret-of-16'])(
  'answerReconcile is 401 for the authorization %s',
  async (authorization) => {
    expect(await status(authorization)).toBe(401)
  },
)

it.each(['minutes=none', 'minutes=0', 'minutes=-5', 'minutes=1441', 'grace=-1', 'grace=601'])(
  'answerReconcile is 400 for %s',
  async (lately) => {
    expect(await status(`Bearer ${ownSecret()}`, `?${lately}`)).toBe(400)
  },
)
