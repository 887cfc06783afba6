import { z } from 'zod'
import { REDIS_TIMEOUT_MS, redisClient } from '../server/cluster/redis-client.ts'
import { withDeadline } from '../server/limits/with-deadline.ts'
import type { Counts } from './count-key.ts'
import type { CountStore, ReadDay } from './count-store.ts'
import type { Batch } from './counter.ts'

/** How long Redis keeps the counts of a day, s. */
const KEPT_SECONDS = 3 * 24 * 3600
/** How often a day is written by all instances together, s. */
const TURN_SECONDS = 60
/** How long it waits at most to connect again, ms. */
const LONGEST_WAIT_MS = 10_000

/** A day that Redis knows has this field: an empty one could not be told from one that was lost. */
const BEGUN = 'begun'

/** What is sent twice is added once. KEYS: day, batch, due. ARGV: seconds, then fields and counts. */
const ADD = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
if redis.call('SET', KEYS[2], '1', 'NX', 'EX', ARGV[1]) then
  for at = 2, #ARGV, 2 do redis.call('HINCRBY', KEYS[1], ARGV[at], ARGV[at + 1]) end
  redis.call('SET', KEYS[3], '1', 'EX', ARGV[1])
end
return 1`

/** KEYS: day. ARGV: seconds, then fields and counts as they were written. */
const BEGIN = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 1 end
redis.call('HSET', KEYS[1], '${BEGUN}', '1')
for at = 2, #ARGV, 2 do redis.call('HSET', KEYS[1], ARGV[at], ARGV[at + 1]) end
redis.call('EXPIRE', KEYS[1], ARGV[1])
return 1`

/** One instance in a turn gets everything. KEYS: day, due, turn. ARGV: seconds. */
const CLAIM = `
if redis.call('EXISTS', KEYS[2]) == 0 then return {} end
if not redis.call('SET', KEYS[3], '1', 'NX', 'EX', ARGV[1]) then return {} end
redis.call('DEL', KEYS[2])
return redis.call('HGETALL', KEYS[1])`

const fields = z.array(z.string())

/** What all instances count, in a Redis that they share; the lake has what was written of it. */
export class SharedCountStore implements CountStore {
  readonly #read: ReadDay
  readonly #name: string
  readonly #client

  /** `name` parts the sites that share one Redis. */
  constructor(url: string, name: string, read: ReadDay) {
    this.#read = read
    this.#name = name
    this.#client = redisClient(url, LONGEST_WAIT_MS)
  }

  async add({ id, day, counts }: Batch): Promise<void> {
    const keys = [this.#key(day), this.#key(day, id), this.#key(day, 'due')]
    const added = () => this.#run(ADD, keys, [`${KEPT_SECONDS}`, ...flat(counts)])
    if ((await added()) === 1) return
    const before = await this.#read(day)
    await this.#run(BEGIN, [this.#key(day)], [`${KEPT_SECONDS}`, ...flat(before)])
    if ((await added()) !== 1)
      throw new Error(`Redis forgot the counts of ${day} while they were added. Is it full?`)
  }

  async claim(day: string): Promise<Counts | undefined> {
    const keys = [this.#key(day), this.#key(day, 'due'), this.#key(day, 'turn')]
    const found = fields.parse(await this.#run(CLAIM, keys, [`${TURN_SECONDS}`]))
    if (found.length === 0) return undefined
    const pairs = found.flatMap((field, at): [string, number][] =>
      at % 2 === 0 && field !== BEGUN ? [[field, Number(found[at + 1])]] : [],
    )
    return new Map(pairs)
  }

  async giveBack(day: string): Promise<void> {
    await this.#answer(() => this.#client.set(this.#key(day, 'due'), '1', { EX: KEPT_SECONDS }))
  }

  async isDue(day: string): Promise<boolean> {
    return (await this.#answer(() => this.#client.exists(this.#key(day, 'due')))) === 1
  }

  close(): void {
    this.#client.destroy()
  }

  /** All keys of a day are in one place of a Redis that is several. */
  #key(day: string, what = 'counts'): string {
    return `docs:{${this.#name}:${day}}:${what}`
  }

  #run(script: string, keys: string[], values: string[]): Promise<unknown> {
    return this.#answer(() => this.#client.eval(script, { keys, arguments: values }))
  }

  async #answer<T>(ask: () => Promise<T>): Promise<T> {
    if (!this.#client.isReady) throw new Error('Redis is away')
    return withDeadline(ask(), REDIS_TIMEOUT_MS, 'counting in Redis')
  }
}

const flat = (counts: Counts): string[] =>
  [...counts].flatMap(([key, count]) => [key, String(count)])
