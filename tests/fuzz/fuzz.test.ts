import { expect, it } from 'vitest'
import { fuzzSeed } from '../../local/lake/testing/env.ts'
import { chosenTarget, fuzzInputs } from './env.ts'
import { feedbackTarget } from './feedback.ts'
import { fuzz } from './fuzz.ts'
import type { FuzzTarget } from './fuzz-target.ts'
import { importsTarget } from './imports.ts'
import { lakeTarget } from './lake.ts'
import { mcpTarget } from './mcp.ts'
import { searchTarget } from './search.ts'
import { siteTarget } from './site.ts'
import { specsTarget } from './specs.ts'
import { webhooksTarget } from './webhooks.ts'

/** The sum of all shares. */
const WHOLE = 5000

const shares: number[] = []

/** Registers the test of an entry point with its share of the inputs. */
function isTried<Input>(target: FuzzTarget<Input>): void {
  shares.push(target.share)
  it.skipIf(chosenTarget !== undefined && chosenTarget !== target.name)(
    `the entry point ${target.name} accepts or refuses any input, in time, and leaks no internals`,
    async () => {
      const count = Math.ceil((target.share * fuzzInputs) / WHOLE)
      const { inputs, harm } = await fuzz(target, count, fuzzSeed)
      expect(harm, `FUZZ_SEED=${fuzzSeed}`).toEqual([])
      expect(inputs).toBeGreaterThanOrEqual(count)
      if (fuzzInputs > WHOLE) console.info(`${target.name}: ${inputs} inputs`)
    },
    // A long run is started by somebody who waits for it. In ms.
    Math.max(120_000, fuzzInputs * 50),
  )
}

isTried(lakeTarget)
isTried(searchTarget)
isTried(siteTarget)
isTried(mcpTarget)
isTried(webhooksTarget)
isTried(feedbackTarget)
isTried(importsTarget)
isTried(specsTarget)

it('the shares of all entry points add up to the whole', () => {
  expect(shares.reduce((sum, share) => sum + share)).toBe(WHOLE)
})
