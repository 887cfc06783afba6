import { runNode } from '../../scripts/stack/command.ts'
import { type Environment, inheritedEnv } from '../../scripts/stack/env.ts'
import { peakMemory } from './peak-memory.ts'

export interface Build {
  seconds: number
  /** MB of all its processes together. */
  memory: number
}

const MINUTES = 12

/** What a build takes; throws, naming it, when it fails or takes more than 12 minutes. */
export async function build(
  name: string,
  args: string[],
  { cwd, env = inheritedEnv() }: { cwd: string; env?: Environment },
): Promise<Build> {
  const signal = AbortSignal.timeout(MINUTES * 60_000)
  const from = performance.now()
  try {
    const memory = await peakMemory(() =>
      runNode(args, { cwd, env: { ...env, ...withoutCalls }, signal }),
    )
    return { seconds: (performance.now() - from) / 1000, memory }
  } catch (cause) {
    const what = signal.aborted ? `took more than ${MINUTES} minutes` : 'failed'
    throw new Error(`The build of ${name} ${what}. Its folder is ${cwd}`, { cause })
  }
}

/** Nothing of a measurement is told to anybody. */
const withoutCalls = { ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1' }
