import { runNode } from './command.ts'
import { type StackContext, stampFile } from './context.ts'
import { lakeEnv } from './environment.ts'
import { contentFingerprint, unlessStamped } from './fingerprint.ts'
import { step } from './progress.ts'
import { nameSandbox } from './sandbox-environment.ts'
import { type ServiceSpec, startService } from './service.ts'

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

/** Fills the lake from specs/ and content/, unless it was filled from the same before. */
export async function fillLake(context: StackContext): Promise<void> {
  const { options, urls, env, signal, setting } = context
  const content = `${await contentFingerprint(options.root)} ${urls.exchange}`
  await unlessStamped(stampFile(options, 'content'), content, () =>
    step('Filling the lake from specs/ and content/', async () => {
      const filling = await startService(lakeService(context, false), setting)
      try {
        await runNode(['scripts/fill.ts'], { cwd: options.root, env, signal })
        await nameSandbox(env, urls)
      } finally {
        await filling.stop()
      }
    }),
  )
}
