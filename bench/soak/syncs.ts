import { setTimeout as sleep } from 'node:timers/promises'
import { stackOptions } from '../../scripts/stack/env.ts'
import { productEnv } from '../../scripts/stack/environment.ts'
import { runNode } from '../../scripts/stack/run-node.ts'
import { loadSecrets } from '../../scripts/stack/secrets.ts'
import type { FaultLog } from './faults.ts'

/** Between the end of a sync and its next start, ms. */
const PAUSE_MS = 30_000

/** Both are whole ones: the index is built anew although it is as it should be. */
export const syncs = {
  'sync-search': ['--conditions=react-server', 'scripts/sync-search.ts', '--force'],
  'sync-specs': ['scripts/sync-specs.ts'],
}

/** Runs a sync again and again until it is told to stop; the one that runs then comes to its end. Returns how often. */
export async function syncAgain(
  name: keyof typeof syncs,
  faults: FaultLog,
  signal: AbortSignal,
): Promise<number> {
  const options = stackOptions()
  const env = productEnv(options, loadSecrets(options.data))
  for (let runs = 0; ; runs++) {
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => {})
    if (signal.aborted) return runs
    try {
      await runNode(syncs[name], { cwd: options.root, env })
    } catch (error) {
      faults.add('failed sync', String(error))
    }
  }
}
