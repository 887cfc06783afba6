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

/** What all shares make up. */
const WHOLE = 5000

const shares: number[] = []

/** Its share of what is tried in all. */
function isTried<Input>(door: Door<Input>): void {
  shares.push(door.share)
  it.skipIf(fuzzDoor !== undefined && fuzzDoor !== door.name)(
    `the door of ${door.name} takes or refuses whatever comes, in time, and tells nothing of the inside`,
    async () => {
      const count = Math.ceil((door.share * fuzzInputs) / WHOLE)
      const { inputs, harm } = await fuzz(door, count, fuzzSeed)
      expect(harm, `FUZZ_SEED=${fuzzSeed}`).toEqual([])
      expect(inputs).toBeGreaterThanOrEqual(count)
      if (fuzzInputs > WHOLE) console.info(`${door.name}: ${inputs} inputs`)
    },
    // A long run is asked for by who waits for it. In ms.
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

it('has shares that make up the whole', () => {
  expect(shares.reduce((sum, share) => sum + share)).toBe(WHOLE)
})
