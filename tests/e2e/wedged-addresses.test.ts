// Needs the running stack: requests of every method are sent to each of its addresses.
// @module-tag nightly
// Needs the built site, whose framework keeps what each route answers; no browser.
import { expect, inject, it } from 'vitest'
import { runAttack } from '../../scripts/attack/attack.ts'
import { wedgedAddresses } from '../../scripts/attack/wedged-addresses.ts'

it('every address answers after requests of every method, cached, not cached and stale', async () => {
  const { held, line } = await runAttack(wedgedAddresses, {
    ...inject('stack'),
    data: '.data/test',
  })
  expect(held, line).toBe(true)
})
