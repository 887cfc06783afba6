import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Reply } from '../routes/reply.ts'
import type { AuthorisedRequest } from '../routes/run.ts'
import type { Learned } from '../store/collections.ts'
import type { FromWriter, WriterData } from './messages.ts'

interface Waiting {
  resolve: (reply: Reply) => void
  reject: (error: Error) => void
}

/** Bytes of a body after which the thread ends when it has nothing to do. */
const LARGE = 8 * 1024 * 1024

/**
 * Gives writes to a thread of their own, so that searches are answered while a long import runs.
 * A write is answered after its commit. When the thread dies, what waited fails (SQLite undoes what
 * was not committed) and the next write gets a new thread.
 */
export class Writer {
  private readonly data: WriterData
  private readonly learn: (learned: Learned) => void
  private readonly waiting = new Map<number, Waiting>()
  private worker: Worker | undefined
  private lastId = 0
  /** Whether the thread was given a large body, whose texts stay in its heap while it has nothing to do. */
  private isLarge = false

  constructor(data: WriterData, learn: (learned: Learned) => void) {
    this.data = data
    this.learn = learn
  }

  /** Starts the thread; rejects when it cannot open the data. */
  async start(): Promise<void> {
    await once(this.spawn(), 'message')
  }

  get pending(): number {
    return this.waiting.size
  }

  run(asked: AuthorisedRequest): Promise<Reply> {
    const worker = this.worker ?? this.spawn()
    const id = ++this.lastId
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      // A large body is handed over, as a copy of it would be held beside it; a small one lies in Node's pool.
      const { buffer, byteLength } = asked.body
      this.isLarge ||= byteLength > LARGE
      const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
      worker.postMessage({ id, asked }, isWhole ? [buffer] : [])
    })
  }

  /** Ends the thread after the writes that it was given. */
  async close(): Promise<void> {
    const worker = this.worker
    if (!worker) return
    const ended = once(worker, 'exit')
    worker.postMessage('close')
    await ended
  }

  private spawn(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: this.data,
      execArgv: [],
    })
    this.worker = worker
    let cause: unknown
    worker.on('message', (message: FromWriter) => this.hear(message))
    worker.on('error', (error) => {
      cause = error
    })
    worker.on('exit', () => {
      if (this.worker !== worker) return
      this.worker = undefined
      for (const { reject } of this.waiting.values()) {
        reject(new Error(`The writing thread ended: ${String(cause ?? 'closed')}`, { cause }))
      }
      this.waiting.clear()
    })
    return worker
  }

  private hear(message: FromWriter): void {
    if (message.kind === 'ready') return
    const waiting = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    if (message.kind === 'failed') {
      waiting?.reject(new Error(message.error))
      return
    }
    this.learn(message.learned)
    waiting?.resolve(message.reply)
    if (!this.isLarge || this.waiting.size > 0) return
    // Its memory goes with it; the next write gets a new one.
    this.isLarge = false
    this.worker?.postMessage('close')
    this.worker = undefined
  }
}
