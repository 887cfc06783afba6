import type { Attack } from './attack.ts'
import { busyPage, publishedPage } from './busy-page.ts'
import { commonLimits } from './common-limits.ts'
import { dearQueries } from './dear-queries.ts'
import { abandonedSearches, dearSearches } from './dear-searches.ts'
import { disguised } from './disguised.ts'
import { files } from './files.ts'
import { methods, oldCopies, vary } from './headers.ts'
import { hosts } from './hosts.ts'
import { longRuns } from './long-runs.ts'
import { missingPages } from './missing-pages.ts'
import { numbers } from './numbers.ts'
import { rights } from './rights.ts'
import { scopedKeys } from './scoped-keys.ts'
import { searchBounds } from './search-bounds.ts'
import { seats } from './seats.ts'
import { signIn } from './sign-in.ts'
import { escapes, spellings } from './spellings.ts'
import { unkeyedInputs } from './unkeyed-inputs.ts'
import { vectors } from './vectors.ts'
import { wedgedAddresses } from './wedged-addresses.ts'

/** Every attack, in the order in which they are run. */
export const attacks: readonly Attack[] = [
  missingPages,
  dearSearches,
  abandonedSearches,
  searchBounds,
  dearQueries,
  spellings,
  hosts,
  files,
  seats,
  busyPage,
  publishedPage,
  vary,
  oldCopies,
  escapes,
  signIn,
  rights,
  methods,
  scopedKeys,
  numbers,
  vectors,
  wedgedAddresses,
  unkeyedInputs,
  commonLimits,
  disguised,
  longRuns,
]

/** Those of `--only 2,3`: by number, or by number and letter; throws for one that there is not. */
export function chosen(only: string | undefined): readonly Attack[] {
  if (only === undefined) return attacks
  const wanted = only.split(',').map((one) => one.trim())
  const has = (one: string, { number }: Attack) =>
    number === one || number.replace(/[a-z]$/, '') === one
  for (const one of wanted)
    if (!attacks.some((attack) => has(one, attack)))
      throw new Error(
        `There is no attack “${one}” of --only. There are: ${attacks.map(({ number }) => number).join(', ')}`,
      )
  return attacks.filter((attack) => wanted.some((one) => has(one, attack)))
}
