import { rmSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Variables } from '../../schemas/environment/read-environment.ts'
import { environmentId } from '../../schemas/ids.ts'
import { run, type StackContext, stampFile } from './context.ts'
import { lakeEnv, type StackUrls } from './environment.ts'
import { unlessStamped } from './fingerprint.ts'
import { step } from './progress.ts'
import { publishedClient } from './published-client.ts'
import { type ServiceSpec, startService } from './service.ts'
import { unlessFilled } from './unless-filled.ts'

/** The lake's process; without `webhook` it sends no webhooks. */
export const lakeService = (
  { options, secrets, urls }: StackContext,
  webhook: boolean,
): ServiceSpec => ({
  name: 'lake',
  args: ['local/lake/main.ts'],
  env: lakeEnv(options, secrets, webhook),
  healthUrl: `${urls.lake}/v1/ping`,
})

/** Fills the lake from specs/ and content/ if they changed, and stores the sandbox's address in it. */
export async function fillLake(context: StackContext): Promise<void> {
  const { options, urls, env } = context
  const sandbox = stampFile(options, 'sandbox')
  const name = () => unlessStamped(sandbox, urls.exchange, () => nameSandbox(env, urls))
  await unlessFilled(options, () =>
    step('Filling the lake from specs/ and content/', () =>
      withLake(context, async () => {
        await run(context, 'fill', ['scripts/seed-all.ts'])
        rmSync(sandbox, { force: true })
        await name()
      }),
    ),
  )
  await unlessStamped(sandbox, urls.exchange, () => withLake(context, () => nameSandbox(env, urls)))
}

/** Runs `work` against a lake that sends no webhooks. */
async function withLake(context: StackContext, work: () => Promise<unknown>): Promise<void> {
  const lake = await startService(lakeService(context, false), context.setting)
  try {
    await work()
  } finally {
    await lake.stop()
  }
}

/** Makes this machine's sandbox the explorer's default environment. Writes only when the lake has other addresses. */
async function nameSandbox(env: Variables, { exchange, exchangeStream }: StackUrls): Promise<void> {
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
