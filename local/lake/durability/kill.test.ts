import { expect, it } from 'vitest'
import { contradictions } from '../testing/contradictions.ts'
import { end, LakeProcesses } from '../testing/lake-process.ts'
import { clientOf } from '../testing/test-lake.ts'

const WRITERS = 8
const DOCUMENTS = 4
const ROUNDS = 3

/** Nothing listens at this address, so every delivery stays in the outbox. */
const webhook = { LAKE_WEBHOOK_URL: 'http://127.0.0.1:9/', LAKE_WEBHOOK_SECRET: 'secret' }

it('the lake, killed repeatedly during many writes, keeps every acknowledged write completely', async () => {
  using lakes = new LakeProcesses()
  /** The highest acknowledged number of each writer. */
  const acknowledged = Array.from({ length: WRITERS }, () => 0)
  const ids = (writer: number) =>
    Array.from({ length: DOCUMENTS }, (_, document) => `storm-${writer}-${document}`)

  for (let round = 1; round <= ROUNDS; round++) {
    const { child, url } = await lakes.start(webhook)
    const client = clientOf(url, 'writer')
    let written = 0
    const storm = acknowledged.map(async (_, writer) => {
      for (let n = (acknowledged[writer] ?? 0) + 1; ; n++) {
        const transaction = client.transaction()
        for (const _id of ids(writer)) transaction.createOrReplace({ _id, _type: 'page', n, round })
        await transaction.commit()
        acknowledged[writer] = n
        if (++written === 60) child.kill('SIGKILL')
      }
    })
    await Promise.allSettled(storm)
    expect(written).toBeGreaterThanOrEqual(60)

    const again = await lakes.start(webhook)
    for (const [writer, last] of acknowledged.entries()) {
      const found = await clientOf(again.url, 'writer').getDocuments<{ n: number }>(ids(writer))
      const numbers = new Set(found.map((document) => document?.n))
      expect(numbers.size).toBe(1)
      const [number = 0] = numbers
      expect([last, last + 1]).toContain(number)
      // A write may be stored without having been acknowledged; the next round continues from it.
      acknowledged[writer] = number
    }
    expect(await end(again.child)).toBe(0)
    expect(contradictions(lakes.dataDir)).toEqual([])
  }
})
