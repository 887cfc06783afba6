import type { Attack } from './attack.ts'
import { busyPage } from './busy-page.ts'
import { commonLimits } from './common-limits.ts'
import { disguised } from './disguised.ts'
import { files } from './files.ts'
import { longRuns } from './long-runs.ts'
import { missingPages } from './missing-pages.ts'
import { rights } from './rights.ts'
import { spellings } from './spellings.ts'
import { unkeyedInputs } from './unkeyed-inputs.ts'
import { vectors } from './vectors.ts'
import { wedgedAddresses } from './wedged-addresses.ts'

/** Every attack, in the order in which they are run. */
export const attacks: readonly Attack[] = [
  missingPages,
  spellings,
  files,
  busyPage,
  rights,
  vectors,
  wedgedAddresses,
  unkeyedInputs,
  commonLimits,
  disguised,
  longRuns,
]

/** Those of `--only 1,5`, by their numbers; throws for one that there is not. */
export function chosen(only: string | undefined): readonly Attack[] {
  if (only === undefined) return attacks
  const wanted = only.split(',').map((one) => one.trim())
  const numbers = attacks.map(({ number }) => number)
  const unknown = wanted.find((one) => !numbers.includes(one))
  if (unknown !== undefined)
    throw new Error(`There is no attack “${unknown}” of --only. There are: ${numbers.join(', ')}`)
  return attacks.filter(({ number }) => wanted.includes(number))
}
