import { isDeepStrictEqual } from 'node:util'
import type { Variables } from '../../schemas/environment/read-environment.ts'
import { environmentId } from '../../schemas/ids.ts'
import type { StackUrls } from './environment.ts'
import { publishedClient } from './published-client.ts'

/**
 * Makes the sandbox of this machine an environment of the documentation, the one that the explorer
 * chooses by itself. Writes only when its addresses are others than those the lake has.
 */
export async function nameSandbox(
  env: Variables,
  { exchange, exchangeStream }: StackUrls,
): Promise<void> {
  const client = publishedClient(env)
  const addresses = { rest: exchange, stream: exchangeStream }
  const sandbox = {
    _id: environmentId('sandbox'),
    _type: 'apiEnvironment',
    identifier: 'sandbox',
    label: { _type: 'localeString', en: 'Sandbox', zhTW: '沙盒' },
    ...addresses,
    realMoney: false,
    onLandingPage: false,
    order: 0,
  }
  const stored = await client.fetch<unknown>('*[_id == $id][0]{rest, stream}', { id: sandbox._id })
  if (!isDeepStrictEqual(stored, addresses)) await client.createOrReplace(sandbox)
}
