import type { Attack } from './attack.ts'
import { busyPage } from './busy-page.ts'
import { commonLimits } from './common-limits.ts'
import { longRuns } from './long-runs.ts'
import { missingPages } from './missing-pages.ts'
import { unkeyedInputs } from './unkeyed-inputs.ts'
import { vectors } from './vectors.ts'
import { wedgedAddresses } from './wedged-addresses.ts'

/** Every attack on a whole stack, in running order. */
export const attacks: Readonly<Record<string, Attack>> = {
  'missing-pages': missingPages,
  'busy-page': busyPage,
  vectors,
  'wedged-addresses': wedgedAddresses,
  'unkeyed-inputs': unkeyedInputs,
  'common-limits': commonLimits,
  'long-runs': longRuns,
}
