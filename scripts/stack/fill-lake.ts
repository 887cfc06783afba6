import { rmSync } from 'node:fs'
import { run, type StackContext, stampFile } from './context.ts'
import { lakeEnv } from './environment.ts'
import { unlessStamped } from './fingerprint.ts'
import { step } from './progress.ts'
import { nameSandbox } from './sandbox-environment.ts'
import { type ServiceSpec, startService } from './service.ts'
import { unlessFilled } from './unless-filled.ts'

/** The lake's process; without `webhook` it keeps its changes to itself. */
export const lakeService = (
  { options, secrets, urls }: StackContext,
  webhook: boolean,
): ServiceSpec => ({
  name: 'lake',
  args: ['local/lake/main.ts'],
  env: lakeEnv(options, secrets, webhook),
  healthUrl: `${urls.lake}/v1/ping`,
})

/** Fills the lake from specs/ and content/ where that is needed, and tells it where the sandbox is. */
export async function fillLake(context: StackContext): Promise<void> {
  const { options, urls, env } = context
  const sandbox = stampFile(options, 'sandbox')
  const name = () => unlessStamped(sandbox, urls.exchange, () => nameSandbox(env, urls))
  await unlessFilled(options, () =>
    step('Filling the lake from specs/ and content/', () =>
      withLake(context, async () => {
        await run(context, 'fill', ['scripts/fill.ts'])
        rmSync(sandbox, { force: true })
        await name()
      }),
    ),
  )
  await unlessStamped(sandbox, urls.exchange, () => withLake(context, () => nameSandbox(env, urls)))
}

/** Does `work` while a lake runs that keeps its changes to itself. */
async function withLake(context: StackContext, work: () => Promise<unknown>): Promise<void> {
  const lake = await startService(lakeService(context, false), context.setting)
  try {
    await work()
  } finally {
    await lake.stop()
  }
}
