import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { badRequest, LakeError } from '../../http/errors.ts'
import { limits } from '../limits.ts'
import type { Asked, QueryAnswer } from '../run-query.ts'

/** An answer, and the ms that it took. */
export type Answered = { answer: QueryAnswer; ms: number }

/** What the thread answers; a refusal loses its class on the way. */
export type ThreadReply =
  | Answered
  | { refusal: { status: number; body: Record<string, unknown>; message: string } }
  | { failure: string }

/** Beyond a query's own limit, for opening the database and for what cannot be interrupted. */
const GRACE_MS = 3000
/** A thread's code is loaded before its first query: many seconds where others take the processor. */
const START_MS = 60_000
/** A thread that is not asked for so long ends: what it holds is worth some hundred MB. */
const IDLE_MS = 60_000
const RESOURCES = { maxOldGenerationSizeMb: 1024 }

/** Answers queries one at a time in a thread of its own, which is there while it is needed. */
export class QueryThread {
  readonly #dataDir: string
  #worker: Worker | null = null
  #isReady = false
  #idle: NodeJS.Timeout | undefined

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  /** Throws what the query is refused with; to be called when the call before has ended. */
  async ask(asked: Asked): Promise<Answered> {
    clearTimeout(this.#idle)
    const worker = this.#worker ?? this.#start()
    const late = new AbortController()
    const ended = () => late.abort()
    let timer = setTimeout(ended, START_MS)
    worker.once('exit', ended)
    try {
      // Its first message says that it listens.
      if (!this.#isReady) await once(worker, 'message', { signal: late.signal })
      this.#isReady = true
      clearTimeout(timer)
      timer = setTimeout(ended, limits.time * limits.tries + GRACE_MS)
      worker.postMessage(asked)
      const [reply]: ThreadReply[] = await once(worker, 'message', { signal: late.signal })
      return answerOf(reply)
    } catch (cause) {
      if (cause instanceof LakeError || cause instanceof QueryFailure) throw cause
      await this.close()
      const reason = 'The query took more time or memory than a query may. Ask for less.'
      throw badRequest(reason, 'queryTimeoutError')
    } finally {
      clearTimeout(timer)
      worker.off('exit', ended)
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref()
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = null
    this.#isReady = false
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('answer-in-thread.ts', import.meta.url), {
      workerData: this.#dataDir,
      execArgv: [],
      resourceLimits: RESOURCES,
    })
    worker.unref()
    // Who waits for the answer hears of it; without a listener it would end the lake.
    worker.on('error', () => {})
    worker.once('exit', () => {
      if (this.#worker !== worker) return
      this.#worker = null
      this.#isReady = false
    })
    this.#worker = worker
    return worker
  }
}

/** A mistake of the lake itself, in the thread. */
class QueryFailure extends Error {}

function answerOf(reply: ThreadReply | undefined): Answered {
  if (reply && 'answer' in reply) return reply
  if (!reply || 'failure' in reply)
    throw new QueryFailure(`A query failed in its thread: ${reply?.failure}`)
  const { status, body, message } = reply.refusal
  throw new LakeError(status, body, message)
}
