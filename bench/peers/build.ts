import { type Environment, inheritedEnv } from '../../scripts/stack/env.ts'
import { measureRun, type Run } from '../measure-run.ts'

const MINUTES = 12

/** What a build takes; throws, naming it, when it fails or takes more than 12 minutes. */
export async function build(
  name: string,
  args: string[],
  { cwd, env = inheritedEnv() }: { cwd: string; env?: Environment },
): Promise<Run> {
  const signal = AbortSignal.timeout(MINUTES * 60_000)
  try {
    return await measureRun(args, { cwd, env: { ...env, ...withoutCalls }, signal })
  } catch (cause) {
    const what = signal.aborted ? `took more than ${MINUTES} minutes` : 'failed'
    throw new Error(`The build of ${name} ${what}. Its folder is ${cwd}`, { cause })
  }
}

/** Nothing of a measurement is told to anybody. */
const withoutCalls = { ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1' }
