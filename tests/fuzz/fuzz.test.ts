import { expect, it } from 'vitest'
import { fuzzSeed } from '../../local/lake/testing/env.ts'
import type { Door } from './door.ts'
import { fuzzDoor, fuzzInputs } from './env.ts'
import { feedbackDoor } from './feedback.ts'
import { fuzz } from './fuzz.ts'
import { importsDoor } from './imports.ts'
import { lakeDoor } from './lake.ts'
import { mcpDoor } from './mcp.ts'
import { searchDoor } from './search.ts'
import { siteDoor } from './site.ts'
import { specsDoor } from './specs.ts'
import { webhooksDoor } from './webhooks.ts'

/** The sum of all shares. */
const WHOLE = 5000

const shares: number[] = []

/** Registers the test of an entry point with its share of the inputs. */
function isTried<Input>(door: Door<Input>): void {
  shares.push(door.share)
  it.skipIf(fuzzDoor !== undefined && fuzzDoor !== door.name)(
    `the entry point ${door.name} accepts or refuses any input, in time, and leaks no internals`,
    async () => {
      const count = Math.ceil((door.share * fuzzInputs) / WHOLE)
      const { inputs, harm } = await fuzz(door, count, fuzzSeed)
      expect(harm, `FUZZ_SEED=${fuzzSeed}`).toEqual([])
      expect(inputs).toBeGreaterThanOrEqual(count)
      if (fuzzInputs > WHOLE) console.info(`${door.name}: ${inputs} inputs`)
    },
    // A long run is started by somebody who waits for it. In ms.
    Math.max(120_000, fuzzInputs * 50),
  )
}

isTried(lakeDoor)
isTried(searchDoor)
isTried(siteDoor)
isTried(mcpDoor)
isTried(webhooksDoor)
isTried(feedbackDoor)
isTried(importsDoor)
isTried(specsDoor)

it('the shares of all entry points add up to the whole', () => {
  expect(shares.reduce((sum, share) => sum + share)).toBe(WHOLE)
})
