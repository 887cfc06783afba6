import type { QueryLog } from '../analytics/query-log.ts'
import { WRITE_COUNTS } from '../routes/analytics.ts'
import { callOf } from '../routes/run.ts'
import type { Writer } from './writer.ts'

const EVERY_MS = 10_000

/** Writes down every ten seconds what was counted; a crash loses what was counted since. */
export class CountWriter {
  private readonly log: QueryLog
  private readonly writer: Writer
  private readonly timer: NodeJS.Timeout

  constructor(log: QueryLog, writer: Writer) {
    this.log = log
    this.writer = writer
    this.timer = setInterval(() => {
      this.write({ all: false }).catch((error: unknown) => {
        process.stderr.write(`${JSON.stringify({ event: 'not counted', error: String(error) })}\n`)
      })
    }, EVERY_MS)
    this.timer.unref()
  }

  /** Resolves when the counts are durable; with `all` also what was typed a moment ago. */
  async write({ all }: { all: boolean }): Promise<void> {
    const counts = this.log.take(Date.now(), { all })
    if (counts.length === 0) return
    const { status, body } = await this.writer.run({
      call: callOf(WRITE_COUNTS),
      names: {},
      query: '',
      body: new TextEncoder().encode(JSON.stringify(counts)),
      key: '',
      allowed: { searchOnly: false, embedded: {} },
    })
    if (status !== 200) throw new Error(`Counts of queries were refused: ${JSON.stringify(body)}`)
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.write({ all: true })
  }
}
