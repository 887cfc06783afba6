import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { until } from '../../../tests/support/until.ts'
import type { Budget } from '../engine/budget.ts'
import type { Steps } from '../engine/steps.ts'
import { openForReading, openForWriting } from '../store/database.ts'
import { Turns } from './turns.ts'

let dataDir: string
let writing: DatabaseSync
let reading: DatabaseSync
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'search-turns-'))
  writing = openForWriting(dataDir)
  reading = openForReading(dataDir)
})
afterEach(() => {
  reading.close()
  writing.close()
  rmSync(dataDir, { recursive: true })
})

const stays = new AbortController().signal

/** Takes a millisecond of the processor. */
function work(): void {
  const end = performance.now() + 1
  while (performance.now() < end);
}

/** Steps until its time is up, each told of. */
const endless = (told: () => void = () => undefined) =>
  function* (budget: Budget): Steps<string> {
    while (!budget.spent()) {
      yield
      work()
      told()
    }
    return 'cut off'
  }

test('what is quick is done before what takes long, however much of that was asked for first', async () => {
  const turns = new Turns(reading)
  const done: string[] = []
  const long = Array.from({ length: 8 }, async () => {
    done.push(await turns.do({ begin: endless(), ms: 200, leaves: stays }))
  })
  const quick = turns.do({
    *begin(): Steps<string> {
      yield
      return 'quick'
    },
    ms: 200,
    leaves: stays,
  })
  done.push(await quick)
  expect(done).toEqual(['quick'])
  await Promise.all(long)
  expect(done).toEqual(['quick', ...long.map(() => 'cut off')])
})

test('work ends when nobody waits for it any more', async () => {
  const turns = new Turns(reading)
  const client = new AbortController()
  let steps = 0
  const asked = turns.do({
    begin: endless(() => steps++),
    ms: 60_000,
    leaves: client.signal,
  })
  await until(async () => steps > 20)
  client.abort()
  await expect(asked).rejects.toMatchObject({ status: 408 })
  const before = steps
  await turns.do({ begin: endless(), ms: 30, leaves: stays })
  expect(steps).toBe(before)
})

test('work for somebody who left already is not begun', async () => {
  let steps = 0
  const asked = new Turns(reading).do({
    begin: endless(() => steps++),
    ms: 60_000,
    leaves: AbortSignal.abort(),
  })
  await expect(asked).rejects.toMatchObject({ status: 408 })
  expect(steps).toBe(0)
})

test('work sees one state of the database, though others write between its turns', async () => {
  const count = reading.prepare('SELECT count(*) AS n FROM aliases')
  const counted = () => Number(count.get()?.n)
  let writes = 0
  const answer = await new Turns(reading).do({
    *begin(): Steps<number[]> {
      const seen: number[] = []
      for (let step = 0; step < 60; step++) {
        yield
        work()
        seen.push(counted())
        // As another thread would: the work stands still meanwhile.
        if (step === 30 && writes++ < 2)
          setImmediate(() => writing.exec(`INSERT INTO aliases VALUES ('${writes}', 'x')`))
      }
      return seen
    },
    ms: 60_000,
    leaves: stays,
  })
  expect(new Set(answer).size).toBe(1)
  expect(writes).toBeGreaterThan(1)
})

test('of too much that takes long the longest is given up, and what is quick is done', async () => {
  const turns = new Turns(reading, 4)
  const long = Array.from({ length: 6 }, () =>
    turns.do({ begin: endless(), ms: 300, leaves: stays }),
  )
  const outcomes = await Promise.allSettled(long)
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(6)
  for (const each of refused) expect(each).toMatchObject({ status: 503 })
})

test('an error of the work is its answer, and the next work is done', async () => {
  const turns = new Turns(reading)
  const failing = turns.do({
    *begin(): Steps<never> {
      yield
      throw new Error('no such table')
    },
    ms: 100,
    leaves: stays,
  })
  await expect(failing).rejects.toThrow('no such table')
  await expect(turns.do({ begin: endless(), ms: 20, leaves: stays })).resolves.toBe('cut off')
})

test('work is given up by what it worked, however busy the machine is', async () => {
  const elsewhere = new Int32Array(new SharedArrayBuffer(4))
  const done = await new Turns(reading).do({
    *begin(budget: Budget): Steps<number> {
      let steps = 0
      for (; steps < 5 && !budget.spent(); steps++) {
        yield
        Atomics.wait(elsewhere, 0, 0, 60)
      }
      return steps
    },
    ms: 100,
    leaves: stays,
  })
  expect(done).toBe(5)
})
