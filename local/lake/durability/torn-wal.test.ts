import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contradictions } from '../testing/contradictions.ts'
import { type TestLake, testLake } from '../testing/test-lake.ts'

const TRANSACTIONS = 60
const DOCUMENTS = 3

const folder = mkdtempSync(path.join(tmpdir(), 'lake-torn-'))
const webhook = { url: 'http://127.0.0.1:9/', secret: 'secret' }
/** Bytes of the log after each transaction, the first being those before the storm. */
const sizes: number[] = []
let wal = Buffer.alloc(0)

/** A lake among whose writes the power fails: what is on the disk then is kept in `folder`. */
beforeAll(async () => {
  await using lake = await testLake({
    webhook,
    delivery: { firstRetry: 600_000, longestRetry: 600_000 },
  })
  // The log alone holds the storm, so that every place in it is one at which the power can fail.
  lake.lake.database.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA wal_autocheckpoint = 0')
  await storm(lake)
  copyFileSync(path.join(lake.dataDir, 'lake.sqlite'), path.join(folder, 'lake.sqlite'))
  wal = readFileSync(path.join(lake.dataDir, 'lake.sqlite-wal'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function storm(lake: TestLake): Promise<void> {
  const log = path.join(lake.dataDir, 'lake.sqlite-wal')
  sizes.push(statSync(log).size)
  const client = lake.client('writer')
  const user = lake.lake.users.byId('writer')
  await Promise.all(
    Array.from({ length: TRANSACTIONS }, async (_, n) => {
      await client.getDocument('storm-0')
      lake.lake.write({ user, transactionId: `tx-${n}`, dryRun: false }, (copy) => {
        for (let document = 0; document < DOCUMENTS; document++) {
          const _id = `storm-${document}`
          copy.set(_id, { _id, _type: 'page', n, text: 'x'.repeat(500) }, { set: { n } })
        }
      })
      sizes.push(statSync(log).size)
    }),
  )
}

/** Opens what the power cut left, and returns how many transactions are there. */
async function wholeAfter(log: Uint8Array): Promise<number> {
  const dataDir = mkdtempSync(path.join(folder, 'cut-'))
  mkdirSync(dataDir, { recursive: true })
  copyFileSync(path.join(folder, 'lake.sqlite'), path.join(dataDir, 'lake.sqlite'))
  writeFileSync(path.join(dataDir, 'lake.sqlite-wal'), log)
  const lake = await testLake({ dataDir })
  const count = lake.lake.database.prepare('SELECT count(*) AS n FROM transactions').get()?.['n']
  const revisions = await lake.client('writer').fetch<string[]>('*[_type == "page"]._rev')
  await lake.close()
  expect(contradictions(dataDir)).toEqual([])
  expect(revisions.length).toBe(count === 0 ? 0 : DOCUMENTS)
  expect(new Set(revisions).size).toBe(count === 0 ? 0 : 1)
  rmSync(dataDir, { recursive: true, force: true })
  return Number(count)
}

/** The transactions whose last byte lies before `byte`. */
const wholeBefore = (byte: number) => sizes.filter((size) => size <= byte).length - 1
const place = () => fc.integer({ min: sizes[0] ?? 0, max: wal.length })

it('opens with every transaction before the place where the log was cut off', async () => {
  await fc.assert(
    fc.asyncProperty(place(), async (byte) => {
      expect(await wholeAfter(wal.subarray(0, byte))).toBe(wholeBefore(byte))
    }),
    { numRuns: 40 },
  )
})

it('opens with every transaction before the place from which the log is noise', async () => {
  await fc.assert(
    fc.asyncProperty(place(), fc.integer({ min: 1, max: 255 }), async (byte, noise) => {
      const torn = Buffer.from(wal)
      for (let at = byte; at < torn.length; at++) torn[at] = (torn[at] ?? 0) ^ noise
      expect(await wholeAfter(torn)).toBe(wholeBefore(byte))
    }),
    { numRuns: 40 },
  )
})
